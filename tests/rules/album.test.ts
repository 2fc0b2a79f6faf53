import { expect, test } from 'vitest';
import type { Fields, Verdict } from '#tests/support/firestore-rest.ts';
import { get, remove, write } from '#tests/support/firestore-rest.ts';
import {
  APPROVERS,
  HOUR_MS,
  MEERA,
  NOT_STAFF,
  STAFF,
  START,
  STRANGERS,
} from '#tests/support/invitation-documents.ts';
import { ALBUM, ALBUM_AT, markOf, storedAlbum } from '#tests/support/photo-documents.ts';
import { describeRules } from '#tests/support/rules-suite.ts';

describeRules("the guests' album", () => {
  test.each<[string, Fields, Verdict]>([
    ['as it is', {}, 'allowed'],
    ['with blocked phones', { blocked: [markOf('a'), markOf('b')] }, 'allowed'],
    ['with 40 of them', { blocked: Array.from({ length: 40 }, (_, at) => markOf(String(at))) }, 'allowed'],
    ['with 41 of them', { blocked: Array.from({ length: 41 }, (_, at) => markOf(String(at))) }, 'refused'],
    ['with a blocked word', { blocked: ['Asha'] }, 'refused'],
    ['with a text in place of the list', { blocked: markOf('a') }, 'refused'],
    ['that opens in words', { opensAt: 'today' }, 'refused'],
    ['that is revealed in words', { revealsAt: 'today' }, 'refused'],
    ['that closes in words', { closesAt: 'today' }, 'refused'],
    ['that closes in five years', { closesAt: new Date(Date.now() + 1_826 * 24 * HOUR_MS) }, 'refused'],
    ['with a time of its own', { updatedAt: START }, 'refused'],
    ['with one field more', { title: 'Ours' }, 'refused'],
  ])('is opened, and changed: %s', async (_, change, verdict) => {
    await storedAlbum();
    expect(await write(MEERA, ALBUM_AT, { ...ALBUM, ...change })).toBe(verdict);
    await remove('owner', ALBUM_AT);
    expect(await write(MEERA, ALBUM_AT, { ...ALBUM, ...change })).toBe(verdict);
  });

  test('is opened by staff alone', async () => {
    await storedAlbum();
    for (const who of STAFF) expect(await write(who, ALBUM_AT, ALBUM)).toBe('allowed');
    for (const who of NOT_STAFF) expect(await write(who, ALBUM_AT, ALBUM)).toBe('refused');
  });

  test('closes four years from now at the latest', async () => {
    await storedAlbum();
    const days = (number: number) => new Date(Date.now() + number * 24 * HOUR_MS);
    expect(await write(MEERA, ALBUM_AT, { ...ALBUM, closesAt: days(1_460.9) })).toBe('allowed');
    expect(await write(MEERA, ALBUM_AT, { ...ALBUM, closesAt: days(1_461.1) })).toBe('refused');
  });

  test('is known to guests while the page is open', async () => {
    await storedAlbum();
    for (const who of [...STRANGERS, ...APPROVERS]) expect(await get(who, ALBUM_AT)).toBe('allowed');
    await storedAlbum({}, { published: false });
    for (const who of STRANGERS) expect(await get(who, ALBUM_AT)).toBe('refused');
    for (const who of APPROVERS) expect(await get(who, ALBUM_AT)).toBe('allowed');
  });

  test('is deleted by staff', async () => {
    for (const who of NOT_STAFF) {
      await storedAlbum();
      expect(await remove(who, ALBUM_AT)).toBe('refused');
    }
    for (const who of STAFF) {
      await storedAlbum();
      expect(await remove(who, ALBUM_AT)).toBe('allowed');
    }
  });
});
