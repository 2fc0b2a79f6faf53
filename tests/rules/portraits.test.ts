import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { PORTRAIT_PLACES } from '#src/domain/portraits/portrait.ts';
import type { Fields, Verdict } from '#tests/support/firestore-rest.ts';
import {
  documentsIn,
  get,
  getMany,
  listBelow,
  remove,
  write,
  writeAll,
} from '#tests/support/firestore-rest.ts';
import {
  MEERA,
  NOT_STAFF,
  PATH,
  STAFF,
  START,
  STRANGER,
  stored,
} from '#tests/support/invitation-documents.ts';
import {
  DRAFT,
  DRAFT_PATH,
  jpegBytes,
  PORTRAIT,
  pageWith,
  portraitOf,
  portraitPath,
  savePortrait,
  storedPortraitAt,
  versionOfBytes,
} from '#tests/support/portrait-documents.ts';
import { describeRules } from '#tests/support/rules-suite.ts';
import { openShopCode } from '#tests/support/shop-sdk.ts';

/** Each for a photograph below a page and below a draft alike. */
const CASES: [string, Fields, Verdict][] = [
  ['as it is', {}, 'allowed'],
  ['of the most bytes', portraitOf(jpegBytes(358_400)), 'allowed'],
  ['of a byte more', portraitOf(jpegBytes(358_401)), 'refused'],
  ['with a thumbnail of the most bytes', { thumb: jpegBytes(25_600) }, 'allowed'],
  ['with a thumbnail of a byte more', { thumb: jpegBytes(25_601) }, 'refused'],
  ['with a picture that is no JPEG', portraitOf(new Uint8Array(300)), 'refused'],
  ['with a thumbnail that is no JPEG', { thumb: new Uint8Array(300) }, 'refused'],
  ['with a text in place of its bytes', { picture: 'ffd8ff' }, 'refused'],
  ['with the version of other bytes', { version: versionOfBytes(jpegBytes(9)) }, 'refused'],
  ['with its whole hash as version', { version: 'a'.repeat(64) }, 'refused'],
  ['one pixel wide', { width: 1, height: 1 }, 'allowed'],
  ['without width', { width: 0 }, 'refused'],
  ['without height', { height: 0 }, 'refused'],
  ['of the longest sides', { width: 1_600, height: 1_600 }, 'allowed'],
  ['wider than that', { width: 1_601 }, 'refused'],
  ['higher than that', { height: 1_601 }, 'refused'],
  ['half a pixel wide', { width: 10.5 }, 'refused'],
  ['with its focus in the first corner', { x: 0, y: 0 }, 'allowed'],
  ['with its focus in the last corner', { x: 1, y: 1 }, 'allowed'],
  ['with its focus on the left of it', { x: -0.01 }, 'refused'],
  ['with its focus on the right of it', { x: 1.01 }, 'refused'],
  ['with its focus above it', { y: -0.01 }, 'refused'],
  ['with its focus below it', { y: 1.01 }, 'refused'],
  ['with a focus in words', { x: 'left' }, 'refused'],
  ['without a word about it', { alt: '' }, 'allowed'],
  ['with the longest words', { alt: 'अ'.repeat(160) }, 'allowed'],
  ['with longer words', { alt: 'अ'.repeat(161) }, 'refused'],
  ['with words in two lines', { alt: 'one\ntwo' }, 'refused'],
  ['with a number for words', { alt: 7 }, 'refused'],
  ['with a time of its own', { updatedAt: START }, 'refused'],
  ['with one field more', { by: 'me' }, 'refused'],
];

describeRules('a photograph of the couple on its page', () => {
  test.each(CASES)('is stored and stored again: %s', async (_, change, verdict) => {
    await stored();
    expect(await savePortrait(MEERA, 'cover', { ...PORTRAIT, ...change })).toBe(verdict);
    await storedPortraitAt('cover');
    expect(await savePortrait(MEERA, 'cover', { ...PORTRAIT, ...change })).toBe(verdict);
  });

  test.each(Object.keys(PORTRAIT))('is refused without its %s', async (key) => {
    await stored();
    const { [key as keyof typeof PORTRAIT]: _, ...rest } = PORTRAIT;
    expect(await savePortrait(MEERA, 'cover', rest, [`cover:${PORTRAIT.version}`])).toBe('refused');
  });

  test('has one of seven places', async () => {
    await stored();
    for (const place of PORTRAIT_PLACES) expect(await savePortrait(MEERA, place)).toBe('allowed');
    for (const place of ['p0', 'p7', 'Cover', 'other']) {
      expect(await savePortrait(MEERA, place, PORTRAIT, [])).toBe('refused');
    }
  });

  test('is stored by whoever may edit the page, in one request with its mark', async () => {
    await stored();
    for (const who of STAFF) expect(await savePortrait(who, 'p1')).toBe('allowed');
    for (const who of NOT_STAFF) expect(await savePortrait(who, 'p1')).toBe('refused');
    expect(await write(MEERA, portraitPath('p1'), PORTRAIT)).toBe('refused');
    for (const marks of [[], [`p2:${PORTRAIT.version}`], [`p1:${'0'.repeat(16)}`]]) {
      expect(await savePortrait(MEERA, 'p1', PORTRAIT, marks)).toBe('refused');
    }
  });

  test('is not changed by itself, also where the page has named it before', async () => {
    await stored({ order: `f1 p1:${PORTRAIT.version}` });
    await storedPortraitAt('p1');
    for (const who of [...STAFF, ...NOT_STAFF]) {
      expect(await write(who, portraitPath('p1'), { ...PORTRAIT, alt: 'Somebody else' })).toBe('refused');
    }
  });

  test('is marked on the page behind the functions, at most seven times', async () => {
    await stored();
    const mark = (place: string) => `${place}:${PORTRAIT.version}`;
    const save = (marks: readonly string[]) => write(MEERA, PATH, pageWith(marks));
    expect(await save(PORTRAIT_PLACES.map(mark))).toBe('allowed');
    expect(await save([...PORTRAIT_PLACES.map(mark), mark('p1')])).toBe('refused');
    for (const wrong of [mark('p7'), 'cover', 'cover:', `${mark('cover')}0`, 'cover:https://a.example']) {
      expect(await save([wrong])).toBe('refused');
    }
    const before = { ...pageWith([]), order: `${mark('cover')} f1` };
    expect(await write(MEERA, PATH, before)).toBe('refused');
  });

  test('is read by everybody while the page is open, and then by staff alone', async () => {
    await stored();
    await storedPortraitAt('cover');
    expect(await get('guest', portraitPath('cover'))).toBe('allowed');
    for (const change of [{ published: false }, { settings: { closesAt: new Date('2020-01-01') } }]) {
      await stored(change);
      for (const who of NOT_STAFF) expect(await get(who, portraitPath('cover'))).toBe('refused');
      for (const who of STAFF) expect(await get(who, portraitPath('cover'))).toBe('allowed');
    }
  });

  test('cannot be looked for where there is none, and is listed by staff alone', async () => {
    await stored();
    await storedPortraitAt('cover');
    expect(await getMany('guest', [portraitPath('p1')])).toBe('refused');
    for (const who of STAFF) {
      expect(await get(who, portraitPath('p1'))).toBe('allowed');
      expect(await listBelow(who, `${PATH}/portraits`, 300)).toBe('allowed');
      expect(await listBelow(who, `${PATH}/portraits`, 301)).toBe('refused');
      expect(await listBelow(who, `${PATH}/portraits`, 300, 1)).toBe('refused');
    }
    for (const who of NOT_STAFF) expect(await listBelow(who, `${PATH}/portraits`, 7)).toBe('refused');
  });

  test('is deleted by staff alone', async () => {
    await stored();
    await storedPortraitAt('cover');
    for (const who of NOT_STAFF) expect(await remove(who, portraitPath('cover'))).toBe('refused');
    for (const who of STAFF) {
      await storedPortraitAt('cover');
      expect(await remove(who, portraitPath('cover'))).toBe('allowed');
    }
  });
});

describeRules('a photograph of a draft', () => {
  const AT = `${DRAFT_PATH}/portraits/cover`;

  test.each(CASES)('is stored and stored again: %s', async (_, change, verdict) => {
    await write('owner', DRAFT_PATH, DRAFT);
    expect(await write(MEERA, AT, { ...PORTRAIT, ...change })).toBe(verdict);
    await write('owner', AT, PORTRAIT);
    expect(await write(MEERA, AT, { ...PORTRAIT, ...change })).toBe(verdict);
  });

  test('has one of seven places below a draft that is there', async () => {
    expect(await write(MEERA, AT, PORTRAIT)).toBe('refused');
    const saved: [string, Fields][] = [
      [DRAFT_PATH, DRAFT],
      [AT, PORTRAIT],
    ];
    expect(await writeAll(MEERA, saved)).toBe('allowed');
    expect(await write(MEERA, `${DRAFT_PATH}/portraits/p6`, PORTRAIT)).toBe('allowed');
    expect(await write(MEERA, `${DRAFT_PATH}/portraits/p7`, PORTRAIT)).toBe('refused');
  });

  test('is its account’s alone; the owner reads, lists and deletes it', async () => {
    await write('owner', DRAFT_PATH, DRAFT);
    await write('owner', AT, PORTRAIT);
    const others = NOT_STAFF.filter((who) => typeof who === 'string' || who.uid !== MEERA.uid);
    expect(others).toContain(STRANGER);
    for (const who of [...others, { ...MEERA, verified: false }, { ...MEERA, provider: 'custom' }]) {
      expect(await write(who, AT, PORTRAIT)).toBe('refused');
      expect(await get(who, AT)).toBe('refused');
      expect(await listBelow(who, `${DRAFT_PATH}/portraits`, 7)).toBe('refused');
      expect(await remove(who, AT)).toBe('refused');
    }
    expect(await write('admin', AT, PORTRAIT)).toBe('refused');
    for (const who of [MEERA, 'admin'] as const) {
      expect(await get(who, AT)).toBe('allowed');
      expect(await listBelow(who, `${DRAFT_PATH}/portraits`, 21)).toBe('allowed');
      expect(await listBelow(who, `${DRAFT_PATH}/portraits`, 22)).toBe('refused');
      expect(await remove(who, AT)).toBe('allowed');
      await write('owner', AT, PORTRAIT);
    }
  });
});

describeRules('all photographs of a wedding', () => {
  const shop = openShopCode();
  beforeEach(() => shop.signIn({ admin: true }));
  afterAll(() => vi.unstubAllGlobals());

  test('are deleted below its page and below its draft, without being read, also where some places are free', async () => {
    const { erasePortraits } = await shop.portraits();
    const { eraseDraftPortraits } = await import('#src/data/draft-portraits-api.ts');
    await stored();
    for (const place of ['cover', 'p6']) {
      await storedPortraitAt(place);
      await write('owner', `${DRAFT_PATH}/portraits/${place}`, PORTRAIT);
    }
    shop.forgetReads();
    await erasePortraits(PATH.replace('invitations/', ''));
    await eraseDraftPortraits(MEERA.uid);
    expect(shop.reads()).toBe(0);
    for (const path of [PATH, DRAFT_PATH]) expect(await documentsIn(`${path}/portraits`)).toEqual([]);
    await eraseDraftPortraits(MEERA.uid);
  });
});
