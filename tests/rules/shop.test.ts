import { expect, test } from 'vitest';
import { EMPTY_BOARD } from '#src/domain/board/board.ts';
import { textsOf } from '#src/domain/board/board-document.ts';
import { LIMITS } from '#src/domain/board/limits.ts';
import type { Fields, Verdict, Who } from '#tests/support/firestore-rest.ts';
import { get, list, patch, remove, SERVER_TIME, write, writeAll } from '#tests/support/firestore-rest.ts';
import { describeRules, VISITORS } from '#tests/support/rules-suite.ts';
import { SAMPLE_BOARD } from '#tests/support/sample-board.ts';

const TODAY = 'shop/today';

const board = (rev: number, change: Fields = {}): Fields => ({
  ...textsOf(SAMPLE_BOARD),
  rev,
  savedAt: SERVER_TIME,
  ...change,
});

/** Saves a revision with its copy, as the owner's page does. */
const save = (who: Who, fields: Fields, id = `r${String(fields.rev)}`): Promise<Verdict> =>
  writeAll(who, [
    [TODAY, fields],
    [`shop/${id}`, fields],
  ]);

const testimonial = (en: string, hi: string) => ({ testimonials: `${en}\t${hi}\n` });

const CASES: readonly [title: string, change: Fields, verdict: Verdict][] = [
  ['a full one', {}, 'allowed'],
  ['an empty one', textsOf(EMPTY_BOARD), 'allowed'],
  ['a price', { items: 'cars/innova-crysta 2026-11-02 1800-2000\n' }, 'allowed'],
  ['a price of a design', { items: 'cards/series-1/lotus 2026-11-02 22-26\n' }, 'allowed'],
  ['a price of eight digits', { items: 'cars/dzire 2026-11-02 1-12345678\n' }, 'refused'],
  ['a price without its day', { items: 'cars/dzire 1800-1800\n' }, 'refused'],
  ['a price in words', { items: 'cars/dzire 2026-11-02 cheap\n' }, 'refused'],
  ['an item outside the catalogue’s folders', { items: 'dzire out\n' }, 'refused'],
  ['an item with a path too deep', { items: 'a/b/c/d out\n' }, 'refused'],
  ['an item in a state of its own', { items: 'cars/dzire free\n' }, 'refused'],
  ['items that are not closed by a line break', { items: 'cars/dzire out' }, 'refused'],
  ['a list of items', { items: ['cars/dzire out'] }, 'refused'],
  ['a banner in one language', { banner: '2026-11-01 2026-11-06\tHello\t' }, 'refused'],
  ['a banner of spaces', { banner: '2026-11-01 2026-11-06\t \tनमस्ते' }, 'refused'],
  ['a banner without days', { banner: 'Hello\tनमस्ते' }, 'refused'],
  ['a banner of 160 letters', { banner: `2026-11-01 2026-11-06\t${'x'.repeat(160)}\tनमस्ते` }, 'allowed'],
  ['a banner of 161 letters', { banner: `2026-11-01 2026-11-06\t${'x'.repeat(161)}\tनमस्ते` }, 'refused'],
  [
    'a Hindi banner of 161 letters',
    { banner: `2026-11-01 2026-11-06\tHello\t${'य'.repeat(161)}` },
    'refused',
  ],
  [
    'a banner with a right-to-left override',
    { banner: '2026-11-01 2026-11-06\tHel\u202elo\tनमस्ते' },
    'refused',
  ],
  ['two banners', { banner: '2026-11-01 2026-11-06\tOne\tएक\n2026-11-01 2026-11-06\tTwo\tदो' }, 'refused'],
  ['a closed day in words', { closed: 'Sunday\n' }, 'refused'],
  ['a coupon in rupees', { coupons: 'FLAT500 500 2026-12-31\n' }, 'allowed'],
  ['a coupon of 99 per cent', { coupons: 'MAX 99% 2026-12-31\n' }, 'allowed'],
  ['a coupon of 100 per cent', { coupons: 'FREE 100% 2026-12-31\n' }, 'refused'],
  ['a coupon of nothing', { coupons: 'FREE 0 2026-12-31\n' }, 'refused'],
  ['a coupon in small letters', { coupons: 'diwali 10% 2026-12-31\n' }, 'refused'],
  ['a coupon of two letters', { coupons: 'AB 10% 2026-12-31\n' }, 'refused'],
  ['a coupon of 17 letters', { coupons: `${'A'.repeat(17)} 10% 2026-12-31\n` }, 'refused'],
  ['a coupon without an end', { coupons: 'DIWALI10 10%\n' }, 'refused'],
  ['what a customer said', testimonial('A\tB\tC', 'क\tख\tग'), 'allowed'],
  ['what a customer said, without a role', testimonial('A\tB\t', 'क\tख\t'), 'allowed'],
  ['what nobody said', testimonial('\tB\tC', 'क\tख\tग'), 'refused'],
  ['what a customer said in one language', { testimonials: 'A\tB\tC\n' }, 'refused'],
  ['300 letters of a customer', testimonial(`A\t${'x'.repeat(300)}\t`, 'क\tख\t'), 'allowed'],
  ['301 letters of a customer', testimonial(`A\t${'x'.repeat(301)}\t`, 'क\tख\t'), 'refused'],
  ['a field more', { prices: 'none' }, 'refused'],
  ['a time of its own', { savedAt: new Date(0) }, 'refused'],
  ['a revision that is text', { rev: '1' }, 'refused'],
  ['a revision of half a step', { rev: 1.5 }, 'refused'],
  ['revision 0', { rev: 0 }, 'refused'],
  ['revision 2 before there is a first', { rev: 2 }, 'refused'],
];

describeRules('the board: saving it', () => {
  test.each(CASES)('%s', async (_, change, verdict) => {
    expect(await save('admin', board(1, change))).toBe(verdict);
  });

  test.each(Object.keys(board(1)))('without %s is refused', async (missing) => {
    const { [missing]: _, ...rest } = board(1);
    expect(await save('admin', rest, 'r1')).toBe('refused');
  });

  test('19,500 bytes are allowed, and one more is refused', async () => {
    const { closed: _, ...rest } = textsOf(EMPTY_BOARD);
    // 21 days of 11 bytes, and Hindi letters of three.
    const filled = (bytes: number) => {
      const words = testimonial('A\tB\t', `क\t${'य'.repeat(200)}\t`);
      const known = new TextEncoder().encode(words.testimonials).length;
      const left = bytes - known;
      const days = Math.floor((left - 30) / 11);
      const pad = left - days * 11;
      return {
        ...rest,
        ...words,
        closed: '2026-11-08\n'.repeat(days),
        items: `${'x'.repeat(8)}/${'y'.repeat(pad - 14)} out\n`,
      };
    };
    expect(await save('admin', board(1, filled(LIMITS.boardBytes.max)))).toBe('allowed');
    expect(await save('admin', board(2, filled(LIMITS.boardBytes.max + 1)))).toBe('refused');
  });

  test('the revision goes up by exactly one, and of two owners the second is refused', async () => {
    expect(await save('admin', board(1))).toBe('allowed');
    expect(await save('admin', board(1))).toBe('refused');
    expect(await save('admin', board(3))).toBe('refused');
    expect(await save('admin', board(2))).toBe('allowed');
    expect(await save('admin', board(2, textsOf(EMPTY_BOARD)))).toBe('refused');
    expect(await save('admin', board(3, { closed: 'Sunday\n' }))).toBe('refused');
    expect(await save('admin', board(3, textsOf(EMPTY_BOARD)))).toBe('allowed');
  });

  test('no revision is saved without its copy, with another one, or in another place', async () => {
    expect(await write('admin', TODAY, board(1))).toBe('refused');
    const other = board(1, { closed: '' });
    expect(
      await writeAll('admin', [
        [TODAY, board(1)],
        ['shop/r1', other],
      ]),
    ).toBe('refused');
    expect(await save('admin', board(1), 'r2')).toBe('refused');
    const twice = [TODAY, 'shop/r1', 'shop/r2'].map((path) => [path, board(1)] as const);
    expect(await writeAll('admin', twice)).toBe('refused');
    expect(await write('admin', 'shop/r1', board(1))).toBe('refused');
    expect(await write('admin', 'shop/tomorrow', board(1))).toBe('refused');
  });

  test('is for the owner alone', async () => {
    for (const who of VISITORS) expect(await save(who, board(1))).toBe('refused');
    expect(await save('admin', board(1))).toBe('allowed');
    for (const who of VISITORS) {
      expect(await save(who, board(2))).toBe('refused');
      expect(await remove(who, TODAY)).toBe('refused');
    }
  });

  test('a copy is never changed or deleted, and the board never deleted, not even by the owner', async () => {
    await save('admin', board(1));
    await save('admin', board(2));
    for (const who of [...VISITORS, 'admin'] as const) {
      expect(await write(who, 'shop/r1', board(1))).toBe('refused');
      expect(await patch(who, 'shop/r2', { closed: '' })).toBe('refused');
      expect(await remove(who, 'shop/r1')).toBe('refused');
      expect(await remove(who, TODAY)).toBe('refused');
    }
  });
});

describeRules('the board: a copy alone', () => {
  test('of the revision that holds is refused to strangers, and of any other to the owner', async () => {
    const savedAt = new Date('2026-11-02T05:00:00Z');
    await write('owner', TODAY, board(4, { savedAt }));
    for (const who of VISITORS) expect(await write(who, 'shop/r4', board(4, { savedAt }))).toBe('refused');
    expect(await write('admin', 'shop/r3', board(3, { savedAt }))).toBe('refused');
    expect(await write('admin', 'shop/r4', board(4, { savedAt, closed: '' }))).toBe('refused');
    expect(await write('admin', 'shop/r4', board(4, { savedAt }))).toBe('allowed');
  });
});

describeRules('the board: reading it', () => {
  test('everybody reads it and its revisions one by one, also before there is one, and nobody lists them', async () => {
    for (const who of [...VISITORS, 'admin'] as const) expect(await get(who, TODAY)).toBe('allowed');
    await save('admin', board(1));
    for (const who of [...VISITORS, 'admin'] as const) {
      expect(await get(who, TODAY)).toBe('allowed');
      expect(await get(who, 'shop/r1')).toBe('allowed');
      expect(await list(who, 'shop', 1)).toBe('refused');
    }
  });
});
