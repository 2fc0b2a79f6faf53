import { expect, test } from 'vitest';
import type { Fields } from '#tests/support/firestore-rest.ts';
import { get, getMany, patch, SERVER_TIME, write } from '#tests/support/firestore-rest.ts';
import { NOTE_PATH, ORDER, ORDER_PATH } from '#tests/support/order-documents.ts';
import { describeRules, VISITORS } from '#tests/support/rules-suite.ts';

describeRules('orders: guessing', () => {
  const { createdAt: _, ...typed } = ORDER;
  const OPTIONAL: Fields = {
    occasion: 'Sangeet',
    plates: '10 20 0 0',
    printed: 'first Rohan',
    wishes: 'soup-1 Hot',
  };
  const all: Fields = { ...typed, ...OPTIONAL };

  test.each(Object.keys(all))('no write says whether a guess of its %s is right', async (field) => {
    await write('guest', ORDER_PATH, { ...ORDER, ...OPTIONAL });
    for (const guess of [all[field], 'another', 7, SERVER_TIME]) {
      for (const who of VISITORS) {
        expect(await patch(who, ORDER_PATH, { [field]: guess })).toBe('refused');
        expect(await patch(who, ORDER_PATH, { [field]: guess, createdAt: SERVER_TIME })).toBe('refused');
        expect(await write(who, ORDER_PATH, { ...ORDER, ...OPTIONAL, [field]: guess })).toBe('refused');
      }
    }
  });

  test('no write and no reading says whether there is a note, or what it says', async () => {
    const note = { text: 'Called, wants gold foil', rev: 1, updatedAt: SERVER_TIME };
    for (const stored of [false, true]) {
      if (stored) await write('owner', NOTE_PATH, note);
      for (const who of VISITORS) {
        expect(await get(who, NOTE_PATH)).toBe('refused');
        expect(await patch(who, NOTE_PATH, { text: note.text })).toBe('refused');
        expect(await patch(who, NOTE_PATH, { rev: 1, updatedAt: SERVER_TIME })).toBe('refused');
      }
    }
  });

  test('at most 20 are read in one request, also of one’s own', async () => {
    const paths = Array.from({ length: 21 }, (_, n) => `orders/${'o'.repeat(20)}${n}`);
    for (const path of paths) await write('guest', path, ORDER);
    expect(await getMany('guest', paths.slice(1))).toBe('allowed');
    expect(await getMany('guest', paths)).toBe('refused');
  });
});
