import { expect, test } from 'vitest';
import { keysIn, withChanges } from '#src/domain/guests/guest-list.ts';
import { familyWith, listOf, replyWith } from '#tests/support/guest-list.ts';

const SHARMA = familyWith({ id: 'sharma', updatedAt: 5 });
const DEVICE = 'a'.repeat(32);

test('the newer version of a family is kept, in whichever order they are read', () => {
  const newer = { ...SHARMA, seats: 6, updatedAt: 7 };
  const older = { ...SHARMA, seats: 2, updatedAt: 3 };
  expect(withChanges(listOf([SHARMA]), { families: [newer] }).families.get('sharma')?.seats).toBe(6);
  expect(withChanges(listOf([SHARMA]), { families: [older] }).families.get('sharma')?.seats).toBe(4);
});

test('a deleted family takes its reply and its count at the door with it', () => {
  const arrival = { family: 'sharma', device: DEVICE, came: { f1: 2 }, updatedAt: 1 };
  const guestList = listOf([SHARMA, familyWith({ id: 'iyer' })], [replyWith({ id: 'sharma' })], [arrival]);
  const left = withChanges(guestList, { closed: ['sharma'] });
  expect([...left.families.keys()]).toEqual(['iyer']);
  expect(left.replies.size).toBe(0);
  expect(left.arrivals.size).toBe(0);
});

test('a family read and deleted in the same reading is gone', () => {
  expect(withChanges(listOf([]), { families: [SHARMA], closed: ['sharma'] }).families.size).toBe(0);
});

test('what could not be read is known until it can be read or is gone', () => {
  const broken = withChanges(listOf([SHARMA]), { unreadable: ['iyer', 'd-asha'] });
  expect([...broken.unreadable]).toEqual(['iyer', 'd-asha']);
  expect(broken.families.size).toBe(1);
  const repaired = withChanges(broken, { families: [familyWith({ id: 'iyer' })], closed: ['d-asha'] });
  expect(repaired.unreadable.size).toBe(0);
});

test('a key is taken while a family is invited to its function, or has replied about it', () => {
  const eaten = { adults: 1, children: 0, veg: 1, jain: 0, nonVeg: 0 };
  const guestList = listOf(
    [familyWith({ id: 'sharma', functions: ['f2'] })],
    [replyWith({ id: 'gupta', answers: { f4: eaten } }), replyWith({ id: 'verma', unsure: ['f7'] })],
  );
  expect(keysIn(guestList)).toEqual(['f2', 'f4', 'f7']);
});
