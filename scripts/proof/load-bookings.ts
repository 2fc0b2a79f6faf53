import type { ShopCode } from '#scripts/proof/shop-code.ts';
import { dayAfter } from '#src/domain/india-time.ts';
import { newDocumentId } from '#src/lib/document-id.ts';

const DAYS = Array.from({ length: 20 }, (_, place) => dayAfter('2027-02-01', place) ?? '');
const A_DAY = 15;
const OPEN_DAY = '2027-02-08';

/** Documents that `work` reads. */
type CountReads = (
  work: () => Promise<unknown>,
) => Promise<{ readonly documents: number; readonly ms: number }>;

/** 300 bookings on 20 saaya dates, entered one by one: a day and a save must read as many documents as with 15. */
export async function loadBookings(
  { bookings }: Pick<ShopCode, 'bookings'>,
  countReads: CountReads,
): Promise<{ readonly lines: readonly string[]; readonly failed: boolean }> {
  const { listBookings, readBookable, readMonth, saveBookable, saveBooking } = bookings;
  const save = async (day: string) => {
    const { state } = await saveBooking({
      id: newDocumentId(),
      rev: 0,
      who: 'Sharma family',
      phone: '+919845000012',
      order: '',
      place: 'Jaipur',
      source: 'phone',
      note: '',
      slots: [`${day}e`],
      wants: { 'innova-crysta': 1 },
      released: false,
    });
    if (state !== 'saved') throw new Error(`A booking was not saved: ${state}.`);
  };
  const fill = async (days: readonly string[]) => {
    for (const day of days) for (let number = 0; number < A_DAY; number += 1) await save(day);
  };
  const costs = async () => ({
    day: await countReads(() =>
      Promise.all([readBookable(), readMonth(OPEN_DAY.slice(0, 7)), listBookings(OPEN_DAY)]),
    ),
    save: await countReads(() => save('2027-02-25')),
  });

  await saveBookable({}, { 'innova-crysta': 20 });
  await fill([OPEN_DAY]);
  const few = await costs();
  await fill(DAYS.filter((day) => day !== OPEN_DAY));
  const many = await costs();
  const month = JSON.stringify(await readMonth(OPEN_DAY.slice(0, 7)));
  return {
    lines: (['day', 'save'] as const)
      .map((what) => {
        const figures = ({ documents, ms }: (typeof few)['day']) =>
          `${documents} documents, ${ms.toFixed(0)} ms`;
        return `bookings, a ${what}: with ${A_DAY} ${figures(few[what])}; with 300 ${figures(many[what])}`;
      })
      .concat(`bookings, the month of 300: ${month.length} characters`),
    failed: few.day.documents !== many.day.documents || few.save.documents !== many.save.documents,
  };
}
