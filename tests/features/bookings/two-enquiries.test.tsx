import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { newDraft } from '#src/features/bookings/booking-draft.ts';
import { BookingForm } from '#src/features/bookings/booking-form.tsx';
import type { WantedBooking } from '#src/features/bookings/bookings-api.ts';
import { bookingText, withDate } from '#src/features/enquiry/enquiry-text.ts';
import { CARS_PAGE } from '#text/cars.ts';

vi.mock('#src/features/bookings/bookings-api.ts', () => ({ readMonth: async () => ({}) }));

const asking = (item: string) => bookingText({ service: CARS_PAGE.service, item, price: 1_000 });
const FIRST = withDate(asking('Swift Dzire'), { day: '2099-02-02', part: 'morning', place: 'Jaipur' });
const SECOND = asking('Innova Crysta');

const save = vi.fn<(wanted: WantedBooking) => void>();

beforeEach(() => {
  save.mockReset();
  render(
    <BookingForm
      draft={newDraft({ day: '2099-03-05', source: 'enquiry', who: 'Asha Rao' })}
      guard={(work) => work()}
      units={['swift-dzire 1', 'innova-crysta 1']}
      own={undefined}
      busy={false}
      refused={undefined}
      onSave={save}
      onCancel={() => undefined}
    />,
  );
});

const type = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const paste = (text: string) => type(/^Paste the message/, text);
const saved = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Save the booking' }));
  return save.mock.lastCall?.[0];
};

test('nothing that the first couple’s message said is booked for the second', () => {
  paste(FIRST);
  paste(SECOND);
  expect(saved()).toMatchObject({
    wants: { 'innova-crysta': 1 },
    slots: ['2099-03-05e'],
    place: '',
  });
});

test('nothing that the first couple’s message said is booked for the second when it was cleared in between', () => {
  paste(FIRST);
  paste('');
  paste(SECOND);
  expect(saved()).toMatchObject({ wants: { 'innova-crysta': 1 }, slots: ['2099-03-05e'], place: '' });
});

test('what was corrected after a message stays when the message of another couple is pasted', () => {
  paste(FIRST);
  type(/^Place/, 'Udaipur');
  paste(SECOND);
  expect(saved()).toMatchObject({ place: 'Udaipur', slots: ['2099-03-05e'] });
});

test('what was corrected after the first couple’s message is not booked for a second one who wants the same day', () => {
  paste(FIRST);
  type('Date', '2099-02-09');
  paste(withDate(SECOND, { day: '2099-02-02', part: 'morning', place: 'Jaipur' }));
  expect(saved()).toMatchObject({ slots: ['2099-02-02m'], wants: { 'innova-crysta': 1 } });
});

test.each([
  ['is cleared and pasted again', ['', FIRST]],
  ['gets another line', [`${FIRST}\nThank you`]],
  ['is cleared', ['']],
])('what was corrected after a message stays when the message %s', (_, texts) => {
  paste(FIRST);
  type(/^Place/, 'Udaipur');
  type('Date', '2099-02-09');
  fireEvent.click(screen.getByRole('button', { name: 'More: Innova Crysta' }));
  for (const text of texts) paste(text);
  const wants = { 'swift-dzire': 1, 'innova-crysta': 1 };
  expect(saved()).toMatchObject({ wants, slots: ['2099-02-09m'], place: 'Udaipur' });
});

test('a message that is cleared once it was read leaves what it said', () => {
  paste(FIRST);
  paste('');
  const wants = { 'swift-dzire': 1 };
  expect(saved()).toMatchObject({ wants, slots: ['2099-02-02m'], place: 'Jaipur' });
});
