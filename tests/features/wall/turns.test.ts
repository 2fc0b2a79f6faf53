import { expect, test } from 'vitest';
import type { Queues, Turns } from '#src/features/wall/turns.ts';
import {
  afterTurn,
  keyOf,
  LONGEST_RUN,
  NO_TURNS,
  nextTurn,
  onlyOf,
  passedOver,
  withFresh,
} from '#src/features/wall/turns.ts';

const many = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at + 1}`);

/** The keys of `count` turns, and the state after them. */
function take(count: number, queues: Queues, start: Turns = NO_TURNS): { shown: string[]; turns: Turns } {
  let turns = start;
  const shown: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const turn = nextTurn(turns, queues);
    if (!turn) break;
    shown.push(keyOf(turn));
    turns = afterTurn(turns, turn);
  }
  return { shown, turns };
}

test('blessings and photographs alternate, the first of each first', () => {
  const { shown } = take(6, { blessing: ['b1', 'b2', 'b3'], photo: ['p1', 'p2', 'p3'] });
  expect(shown).toEqual(['blessing b1', 'photo p1', 'blessing b2', 'photo p2', 'blessing b3', 'photo p3']);
});

test.each([
  { blessings: 0, photos: 7 },
  { blessings: 5, photos: 500 },
  { blessings: 500, photos: 5 },
  { blessings: 60, photos: 500 },
])('with $blessings blessings and $photos photographs, everything has its turn', ({ blessings, photos }) => {
  const queues = { blessing: many('b', blessings), photo: many('p', photos) };
  const all = blessings + photos;
  const rounds = 3 * Math.ceil((all * (LONGEST_RUN + 1)) / LONGEST_RUN);
  const { shown } = take(rounds, queues);

  const times = new Map<string, number>();
  for (const key of shown) times.set(key, (times.get(key) ?? 0) + 1);
  expect(times.size).toBe(all);
  expect(Math.min(...times.values())).toBeGreaterThanOrEqual(2);
  for (const [at, key] of shown.entries()) expect(key).not.toBe(shown[at - 1]);
  const kinds = shown.map((key) => key.slice(0, 2)).join('');
  if (blessings > 0) expect(kinds).not.toMatch(/(?:ph){4}|(?:bl){4}/);
});

test('a single photograph among blessings is never shown twice in a row', () => {
  const { shown } = take(40, { blessing: ['b1', 'b2'], photo: ['p1'] });
  for (const [at, key] of shown.entries()) expect(key).not.toBe(shown[at - 1]);
  expect(shown.filter((key) => key === 'photo p1').length).toBeGreaterThanOrEqual(10);
});

test('what there is alone has every turn, and nothing has none', () => {
  expect(take(3, { blessing: [], photo: ['p1'] }).shown).toEqual(['photo p1', 'photo p1', 'photo p1']);
  expect(nextTurn(NO_TURNS, { blessing: [], photo: [] })).toBeUndefined();
});

test('what is approved later comes next, in the order of approval, before what has never been shown', () => {
  const queues = { blessing: many('b', 100), photo: many('p', 100) };
  const { turns } = take(11, queues);
  const fresh = withFresh(turns, 'photo', ['late', 'later']);
  // Photographs that arrived before others but were approved after them are at the end of the queue.
  const { shown } = take(2, { ...queues, photo: [...queues.photo, 'later', 'late'] }, fresh);
  expect(shown).toEqual(['photo late', 'photo later']);
});

test('many that are approved at once let the others have a turn between', () => {
  const queues = { blessing: ['b1', 'b2'], photo: many('p', 30) };
  const { turns } = take(4, queues);
  const fresh = many('new', 30);
  const { shown } = take(
    40,
    { ...queues, photo: [...fresh, ...queues.photo] },
    withFresh(turns, 'photo', fresh),
  );
  expect(shown.filter((key) => key.startsWith('photo new'))).toHaveLength(30);
  expect(shown.map((key) => key.slice(0, 2)).join('')).not.toMatch(/(?:ph){4}/);
});

test('what is taken off has no turn any more, and nothing is remembered of it', () => {
  const queues = { blessing: ['b1'], photo: ['p1', 'p2'] };
  const { turns } = take(3, queues);
  const left = { blessing: ['b1'], photo: ['p2'] };
  const after = onlyOf(withFresh(turns, 'photo', ['p1']), left);
  expect(take(20, left, after).shown).not.toContain('photo p1');
  expect([...after.shownIn.keys(), ...after.fresh]).not.toContain('photo p1');
});

test('what cannot be shown now waits until all others have been shown', () => {
  const queues = { blessing: [], photo: ['p1', 'p2', 'p3'] };
  const { shown } = take(3, queues, passedOver(NO_TURNS, { kind: 'photo', id: 'p1' }));
  expect(shown).toEqual(['photo p2', 'photo p3', 'photo p1']);
});

test('eight hours with six hundred of each remember no more than those', () => {
  const queues = { blessing: many('b', 600), photo: many('p', 600) };
  expect(take(2_400, queues).turns.shownIn.size).toBe(1_200);
});
