import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { countUnits, unitsOf } from '#src/domain/booking/fit.ts';
import { dayAfter } from '#src/domain/india-time.ts';
import type { WantedBooking } from '#src/features/bookings/bookings-api.ts';
import { BOOKABLE_PATH, FEBRUARY, MARCH, STOCK } from '#tests/support/booking-documents.ts';
import { remove, SERVER_TIME, write, writeAll } from '#tests/support/firestore-rest.ts';
import { describeRules, deviceId } from '#tests/support/rules-suite.ts';
import { openShopCode } from '#tests/support/shop-sdk.ts';

const EVENING = '2027-02-12e';
const MORNING = '2027-02-12m';

const asked = (who: string, change: Partial<WantedBooking> = {}): WantedBooking => ({
  id: deviceId(who.replaceAll(' ', '')),
  rev: 0,
  who,
  phone: '',
  order: '',
  place: 'Jaipur',
  source: 'phone',
  note: '',
  slots: [EVENING],
  wants: { 'innova-crysta': 1 },
  released: false,
  ...change,
});

describeRules('bookings through the shop’s own code', () => {
  const shop = openShopCode();
  beforeEach(() =>
    write('owner', BOOKABLE_PATH, { ...STOCK, units: unitsOf({ 'innova-crysta': 2, dj: 1 }) }),
  );
  afterAll(() => vi.unstubAllGlobals());

  test('two phones book the last Innova at the same moment: one has it, the other is told who', async () => {
    const { saveBooking, readMonth } = await shop.bookings();
    await saveBooking(asked('Verma family'));
    const outcomes = await Promise.all([
      saveBooking(asked('Sharma family')),
      saveBooking(asked('Gupta family')),
    ]);

    const saved = outcomes.flatMap((one) => (one.state === 'saved' ? [one.booking.who] : []));
    const short = outcomes.flatMap((one) => (one.state === 'short' ? [one] : []));
    expect(saved).toHaveLength(1);
    expect(short).toHaveLength(1);
    expect(short[0]?.short).toEqual([{ id: 'innova-crysta', wanted: 1, left: 0 }]);
    expect(short[0]?.by.map(({ who }) => who)).toEqual([saved[0], 'Verma family']);
    const taken = await readMonth('2027-02');
    expect(taken[EVENING]?.toSorted()).toEqual(['innova-crysta 1', 'innova-crysta 2']);
  });

  test('eight phones that want two cars get two', async () => {
    const { saveBooking, readMonth } = await shop.bookings();
    const families = Array.from({ length: 8 }, (_, place) => `Family ${place}`);
    const outcomes = await Promise.all(families.map((who) => saveBooking(asked(who))));
    expect(outcomes.filter(({ state }) => state === 'saved')).toHaveLength(2);
    expect(outcomes.filter(({ state }) => state === 'short')).toHaveLength(6);
    expect((await readMonth('2027-02'))[EVENING]).toHaveLength(2);
  });

  test('an order that two phones book at the same moment is booked once, and is found by its number', async () => {
    const { saveBooking, listBookingsOf, readMonth } = await shop.bookings();
    const order = 'S-261122-7Q3M';
    await saveBooking(asked('Verma family', { slots: ['2027-02-13e'] }));
    const outcomes = await Promise.all(
      ['Red flowers', 'White flowers'].map((note) => saveBooking(asked('Sharma family', { order, note }))),
    );
    expect(outcomes.map(({ state }) => state).toSorted()).toEqual(['changed', 'saved']);
    expect(await listBookingsOf(order)).toMatchObject([{ who: 'Sharma family' }]);
    expect((await readMonth('2027-02'))[EVENING]).toHaveLength(1);
  });

  test('a booking whose response was lost is stored once', async () => {
    const { saveBooking, readMonth } = await shop.bookings();
    expect(await saveBooking(asked('Sharma family'))).toMatchObject({ state: 'saved' });
    expect(await saveBooking(asked('Sharma family'))).toMatchObject({ state: 'saved', booking: { rev: 1 } });
    expect((await readMonth('2027-02'))[EVENING]).toHaveLength(1);
  });

  test('what is corrected after lost responses is stored over what they have stored, however often', async () => {
    const { saveBooking, readMonth } = await shop.bookings();
    const order = 'S-261122-7Q3M';
    const first = asked('Sharma family', { order });
    const second = { ...first, note: 'Red flowers', slots: [MORNING] };
    const third = { ...second, note: 'White flowers' };
    await saveBooking(first);
    expect(await saveBooking(second, [first])).toMatchObject({ state: 'saved', booking: { rev: 2 } });
    expect(await saveBooking(second, [first])).toMatchObject({ state: 'saved', booking: { rev: 2 } });
    expect(await saveBooking(third, [first, second])).toMatchObject({
      state: 'saved',
      booking: { rev: 3, note: 'White flowers' },
    });
    expect(await readMonth('2027-02')).toEqual({ [MORNING]: ['innova-crysta 1'] });
  });

  test('what somebody else has changed since a lost response stays', async () => {
    const { saveBooking } = await shop.bookings();
    const first = asked('Sharma family');
    await saveBooking(first);
    await saveBooking({ ...first, rev: 1, note: 'Red flowers' });
    expect(await saveBooking({ ...first, note: 'White flowers' }, [first])).toMatchObject({
      state: 'changed',
      booking: { note: 'Red flowers' },
    });
  });

  test('a released booking gives its place back, and takes it again only if it is free', async () => {
    const { saveBooking, readMonth } = await shop.bookings();
    const dj = { wants: { dj: 1 } };
    await saveBooking(asked('Sharma family', dj));
    expect(await saveBooking(asked('Gupta family', dj))).toMatchObject({ state: 'short' });
    expect(await saveBooking(asked('Sharma family', { ...dj, rev: 1, released: true }))).toMatchObject({
      state: 'saved',
    });
    expect(await readMonth('2027-02')).toEqual({});
    expect(await saveBooking(asked('Gupta family', dj))).toMatchObject({ state: 'saved' });
    expect(await saveBooking(asked('Sharma family', { ...dj, rev: 2 }))).toMatchObject({ state: 'short' });
  });

  test('a booking moves to another day and over midnight into another month', async () => {
    const { saveBooking, readMonth } = await shop.bookings();
    await saveBooking(asked('Sharma family'));
    const slots = ['2027-02-28e', '2027-03-01m'];
    expect(await saveBooking(asked('Sharma family', { rev: 1, slots }))).toMatchObject({ state: 'saved' });
    expect(await readMonth('2027-02')).toEqual({ '2027-02-28e': ['innova-crysta 1'] });
    expect(await readMonth('2027-03')).toEqual({ '2027-03-01m': ['innova-crysta 1'] });
  });

  test('its texts change without reading what is taken, and a change of somebody else is not overwritten', async () => {
    const { saveBooking } = await shop.bookings();
    await saveBooking(asked('Sharma family'));
    expect(await saveBooking(asked('Sharma family', { rev: 1, note: 'Red flowers' }))).toMatchObject({
      state: 'saved',
      booking: { rev: 2 },
    });
    expect(await saveBooking(asked('Sharma family', { rev: 1, note: 'White flowers' }))).toMatchObject({
      state: 'changed',
      booking: { note: 'Red flowers' },
    });
  });

  test('after the owner has counted again, what came can be booked', async () => {
    const { saveBooking, saveBookable } = await shop.bookings();
    await saveBooking(asked('Sharma family', { slots: [MORNING, EVENING] }));
    await saveBookable({ 'innova-crysta': 2, dj: 1 }, { 'innova-crysta': 3, dj: 1 });
    expect(await saveBooking(asked('Gupta family', { wants: { 'innova-crysta': 2 } }))).toMatchObject({
      state: 'saved',
    });
  });

  test('counted down to the one car that is out, whichever of two it was, none is left until it is released', async () => {
    const { saveBooking, readMonth } = await shop.bookings();
    await saveBooking(asked('Sharma family'));
    await saveBooking(asked('Gupta family'));
    await saveBooking(asked('Sharma family', { rev: 1, released: true }));
    await write('owner', BOOKABLE_PATH, { ...STOCK, units: unitsOf({ 'innova-crysta': 1, dj: 1 }) });
    expect((await readMonth('2027-02'))[EVENING]).toEqual(['innova-crysta 2']);

    expect(await saveBooking(asked('Verma family'))).toMatchObject({
      state: 'short',
      short: [{ id: 'innova-crysta', wanted: 1, left: 0 }],
      by: [{ who: 'Gupta family' }],
    });
    const withMusic = { rev: 1, wants: { 'innova-crysta': 1, dj: 1 } };
    expect(await saveBooking(asked('Gupta family', withMusic))).toMatchObject({ state: 'saved' });
    await saveBooking(asked('Gupta family', { ...withMusic, rev: 2, released: true }));
    expect(await saveBooking(asked('Verma family'))).toMatchObject({ state: 'saved' });
  });

  test('two devices that count at the same moment, from the same list, both keep what they counted', async () => {
    const { readBookable, saveBookable } = await shop.bookings();
    const seen = { 'innova-crysta': 2, dj: 1, kitchen: 0 };
    await Promise.all([
      saveBookable(seen, { ...seen, 'innova-crysta': 3 }),
      saveBookable(seen, { ...seen, dj: 0, kitchen: 1 }),
    ]);
    expect(countUnits((await readBookable()) ?? [])).toEqual({ 'innova-crysta': 3, kitchen: 1 });
  });

  test('a page that was opened before anybody counted does not undo with its proposals what was counted since', async () => {
    const { readBookable, saveBookable } = await shop.bookings();
    const proposed = { 'innova-crysta': 5, dj: 3 };
    await saveBookable(proposed, { ...proposed, dj: 2 });
    expect(countUnits((await readBookable()) ?? [])).toEqual({ 'innova-crysta': 2, dj: 2 });
  });

  test('the first count is stored as it was proposed', async () => {
    await remove('owner', BOOKABLE_PATH);
    const { readBookable, saveBookable } = await shop.bookings();
    const proposed = { 'innova-crysta': 2, dj: 1 };
    await saveBookable(proposed, proposed);
    expect(await readBookable()).toEqual(['innova-crysta 1', 'innova-crysta 2', 'dj 1']);
  });

  test('what is not sold any more is still there after a count, until it is counted away', async () => {
    const { readBookable, saveBookable } = await shop.bookings();
    await write('owner', BOOKABLE_PATH, { ...STOCK, units: unitsOf({ ambassador: 1, dj: 1 }) });
    await saveBookable({ dj: 1 }, { dj: 2 });
    expect(countUnits((await readBookable()) ?? [])).toEqual({ ambassador: 1, dj: 2 });
    await saveBookable({ ambassador: 1 }, { ambassador: 0 });
    expect(countUnits((await readBookable()) ?? [])).toEqual({ dj: 2 });
  });

  test('with 300 bookings on 20 saaya dates a day costs two documents and its own bookings', async () => {
    const { listBookings, readBookable, readMonth } = await shop.bookings();
    const units = unitsOf({ 'innova-crysta': 20, dj: 20 });
    await write('owner', BOOKABLE_PATH, { ...STOCK, units });
    const days = Array.from({ length: 20 }, (_, place) => dayAfter('2027-02-01', place) ?? '');
    const fields = ({ id: _, wants: __, ...rest }: WantedBooking) => ({
      ...rest,
      rev: 1,
      updatedAt: SERVER_TIME,
    });
    for (const [place, day] of days.entries()) {
      await writeAll(
        'owner',
        Array.from({ length: 15 }, (_, number) => [
          `bookings/${deviceId(`b${place}x${number}x`)}`,
          { ...fields(asked('A family', { slots: [`${day}e`] })), units: [`innova-crysta ${number + 1}`] },
        ]),
      );
    }
    const taken = Object.fromEntries(days.map((day) => [`${day}e`, units.slice(0, 15)]));
    for (const month of [FEBRUARY, MARCH]) {
      await write('owner', month, { taken, booking: deviceId('b'), updatedAt: SERVER_TIME });
    }

    shop.forgetReads();
    const startedAt = performance.now();
    const [, month, bookings] = await Promise.all([
      readBookable(),
      readMonth('2027-02'),
      listBookings(days[7] ?? ''),
    ]);
    const ms = performance.now() - startedAt;
    expect(bookings).toHaveLength(15);
    expect(Object.keys(month)).toHaveLength(20);
    expect(shop.reads()).toBe(17);
    expect(ms).toBeLessThan(2_000);
  });
});
