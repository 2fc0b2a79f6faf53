import { describe, expect, test } from 'vitest';
import { fitted } from '#src/domain/guests/fitted-reply.ts';
import { replyWith } from '#tests/support/guest-list.ts';

describe('a reply that is stored again', () => {
  const SIX = { adults: 4, children: 2, veg: 3, jain: 2, nonVeg: 1 };
  const reply = replyWith({ id: 'sharma', rev: 7, answers: { f1: SIX, f2: SIX }, note: 'By car' });

  test('is the same for a family with the same seats and functions', () => {
    expect(fitted(reply, { functions: ['f1', 'f2'], seats: 6 })).toEqual(reply);
  });

  test('is brought within fewer seats, and says nothing of what the family is invited to no more', () => {
    const less = fitted(reply, { functions: ['f1'], seats: 4 });
    expect(less).toMatchObject({ id: 'sharma', rev: 7, unsure: [], note: 'By car' });
    expect(Object.keys(less.answers)).toEqual(['f1']);
    const { adults = 0, children = 0, veg = 0, jain = 0, nonVeg = 0 } = less.answers.f1 ?? {};
    expect(adults + children).toBe(4);
    expect(veg + jain + nonVeg).toBe(4);
  });
});
