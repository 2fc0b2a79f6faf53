import { describe, expect, test } from 'vitest';
import type { Taken } from '#src/domain/booking/fit.ts';
import {
  countUnits,
  leftFor,
  leftIn,
  pickUnits,
  roomFor,
  unitsOf,
  without,
  withUnits,
} from '#src/domain/booking/fit.ts';

const MORNING = '2027-02-12m';
const EVENING = '2027-02-12e';
const DAY = [MORNING, EVENING];

const shop = (taken: Taken['taken'] = {}): Taken => ({
  units: unitsOf({ innova: 2, horse: 3, kitchen: 1 }),
  taken,
});

describe('what a visitor sees of a date', () => {
  test('something of which two are left is free', () => {
    expect(roomFor(shop(), DAY, 'innova')).toBe('free');
  });

  test('something of which one of two is left is the last one', () => {
    expect(roomFor(shop({ [EVENING]: ['innova 1'] }), [EVENING], 'innova')).toBe('last');
  });

  test('something of which none is left is booked', () => {
    expect(roomFor(shop({ [EVENING]: ['innova 1', 'innova 2'] }), [EVENING], 'innova')).toBe('booked');
  });

  test('the only kitchen is free until it is booked, and never the last one', () => {
    expect(roomFor(shop(), [EVENING], 'kitchen')).toBe('free');
    expect(roomFor(shop({ [EVENING]: ['kitchen 1'] }), [EVENING], 'kitchen')).toBe('booked');
  });

  test('what is taken in the morning is free in the evening', () => {
    expect(roomFor(shop({ [MORNING]: ['kitchen 1'] }), [EVENING], 'kitchen')).toBe('free');
    expect(roomFor(shop({ [MORNING]: ['kitchen 1'] }), DAY, 'kitchen')).toBe('booked');
  });

  test('a baggi with two horses is booked where one horse is left', () => {
    const oneLeft = shop({ [EVENING]: ['horse 1', 'horse 2'] });
    expect(roomFor(oneLeft, [EVENING], 'horse', 2)).toBe('booked');
    expect(roomFor(oneLeft, [EVENING], 'horse')).toBe('last');
    expect(roomFor(shop(), [EVENING], 'horse', 2)).toBe('free');
  });

  test('a whole day needs one car for both halves, as the book books it', () => {
    const halves = shop({ [MORNING]: ['innova 1'], [EVENING]: ['innova 2'] });
    expect(roomFor(halves, DAY, 'innova')).toBe('booked');
    expect(pickUnits(halves, DAY, { innova: 1 }).short).toEqual([{ id: 'innova', wanted: 1, left: 0 }]);
  });

  test('a car that was sold while it was promised leaves none', () => {
    const sold = { units: unitsOf({ innova: 1 }), taken: { [EVENING]: ['innova 1', 'innova 2'] } };
    expect(roomFor(sold, [EVENING], 'innova')).toBe('booked');
  });

  test('of two cars the second is out and one is sold: none is left, for the visitor, the book and its table', () => {
    const counted = { units: unitsOf({ innova: 1 }), taken: { [EVENING]: ['innova 2'] } };
    expect(roomFor(counted, [EVENING], 'innova')).toBe('booked');
    expect(roomFor(counted, DAY, 'innova')).toBe('booked');
    expect(roomFor(counted, [MORNING], 'innova')).toBe('free');
    expect(pickUnits(counted, [EVENING], { innova: 1 }).short).toEqual([
      { id: 'innova', wanted: 1, left: 0 },
    ]);
    expect(leftFor(counted, [EVENING], 'innova')).toBe(0);
    expect(leftIn(counted, EVENING, 'innova')).toBe(0);
  });

  test('of three cars the third is out and one is sold: one is left, the last', () => {
    const counted = { units: unitsOf({ innova: 2 }), taken: { [EVENING]: ['innova 3'] } };
    expect(roomFor(counted, [EVENING], 'innova')).toBe('last');
    expect(pickUnits(counted, [EVENING], { innova: 1 }).units).toHaveLength(1);
    expect(pickUnits(counted, [EVENING], { innova: 2 }).short).toEqual([
      { id: 'innova', wanted: 2, left: 1 },
    ]);
  });

  test('more of a thing out than there are is too many in the table, and none is left', () => {
    const counted = { units: unitsOf({ innova: 1 }), taken: { [EVENING]: ['innova 2', 'innova 3'] } };
    expect(leftIn(counted, EVENING, 'innova')).toBe(-1);
    expect(leftFor(counted, [EVENING], 'innova')).toBe(0);
    expect(leftFor(counted, [EVENING], 'horse')).toBe(0);
  });
});

describe('what a booking gets', () => {
  test('as many as it wants of each thing', () => {
    expect(pickUnits(shop(), [EVENING], { innova: 2, kitchen: 1 })).toEqual({
      units: ['innova 1', 'innova 2', 'kitchen 1'],
      short: [],
    });
  });

  test('not one more than there are', () => {
    expect(pickUnits(shop(), [EVENING], { innova: 3 }).short).toEqual([{ id: 'innova', wanted: 3, left: 2 }]);
    expect(pickUnits(shop(), [EVENING], { tractor: 1 }).short).toEqual([
      { id: 'tractor', wanted: 1, left: 0 },
    ]);
  });

  test('for an evening the car that is out in the morning, so that another stays free for a whole day', () => {
    expect(pickUnits(shop({ [MORNING]: ['innova 2'] }), [EVENING], { innova: 1 }).units).toEqual([
      'innova 2',
    ]);
  });

  test('its own place again while it is changed', () => {
    const full = shop({ [EVENING]: ['innova 1', 'innova 2'] });
    const others = without(full, [EVENING], ['innova 1']);
    expect(pickUnits(others, [EVENING], { innova: 1 }).units).toEqual(['innova 1']);
    expect(withUnits(others, [EVENING], ['innova 1']).taken[EVENING]).toEqual(['innova 2', 'innova 1']);
  });

  test('for a change its own place, although the car that it had is not counted any more', () => {
    const counted = { units: unitsOf({ innova: 1 }), taken: { [EVENING]: ['innova 2'] } };
    const others = without(counted, [EVENING], ['innova 2']);
    const held = { slots: [EVENING], units: ['innova 2'] };
    expect(pickUnits(others, DAY, { innova: 1 }, held).units).toEqual(['innova 1']);
  });

  test('what it has already, with a DJ more or a car less, although more cars are promised than there are', () => {
    const counted = {
      units: unitsOf({ innova: 2, dj: 1 }),
      taken: { [EVENING]: ['innova 1', 'innova 2', 'innova 3', 'innova 4'] },
    };
    const held = { slots: [EVENING], units: ['innova 1', 'innova 2'] };
    const others = without(counted, held.slots, held.units);
    expect(pickUnits(others, [EVENING], { innova: 2, dj: 1 }, held).short).toEqual([]);
    expect(pickUnits(others, [EVENING], { innova: 1 }, held).short).toEqual([]);
    expect(pickUnits(others, DAY, { innova: 1 }, held).short).toEqual([{ id: 'innova', wanted: 1, left: 0 }]);
  });

  test('units and counts are the same thing in two forms', () => {
    expect(countUnits(unitsOf({ 'swift-dzire': 2, kitchen: 1 }))).toEqual({ 'swift-dzire': 2, kitchen: 1 });
  });
});
