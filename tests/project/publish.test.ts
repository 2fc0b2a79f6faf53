// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseHtml } from '#scripts/build/html.ts';
import type { Renderer } from '#scripts/build/prerender.ts';
import { pictureStyle } from '#scripts/publish/draw-pictures.ts';
import { picturePage } from '#scripts/publish/picture-page.ts';
import { keepOnly, missingPictures, pictureName } from '#scripts/publish/picture-store.ts';
import { writeInvitations } from '#scripts/publish/write-invitations.ts';
import * as server from '#src/app/prerender.tsx';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { pictureText } from '#src/domain/invitation/picture-text.ts';
import { writtenBlock } from '#src/features/invitation-page/written-invitation.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const AARAV = SAMPLE.couple[0];
const pageOf = (change: Partial<Invitation> = {}) =>
  picturePage(pictureText({ ...SAMPLE, ...change }), pictureStyle());
const shown = (change: Partial<Invitation>, selector: string) =>
  parseHtml(pageOf(change)).querySelector(selector);

describe('the preview picture of an invitation', () => {
  test('shows both names, the days and the city, in the dress of the wedding', () => {
    expect(shown({}, 'h1')?.text).toBe('Aarav & Meera');
    expect(shown({}, '.also')?.text).toBe('आरव · मीरा');
    expect(shown({}, '.when')?.text).toBe('12 to 14 February 2027 · Jaipur');
    expect(shown({}, 'body')?.getAttribute('data-dress')).toBe('hindu');
    expect(shown({}, '.scene img')?.getAttribute('src')).toContain('/invitations/hindu-');
  });

  test('is in Hindi for a page in Hindi, and in Latin letters where guests may switch', () => {
    expect(shown({ language: 'hi' }, 'h1')?.text).toBe('आरव और मीरा');
    expect(shown({ language: 'hi' }, '.when')?.text).toContain('फ़रवरी 2027');
    expect(shown({ language: 'both' }, 'h1')?.text).toBe('Aarav & Meera');
  });

  test('has no second line unless both names are given in another script', () => {
    expect(shown({ couple: [{ ...AARAV, also: '' }, SAMPLE.couple[1]] }, '.also')).toBeNull();
  });

  test('reads Urdu names from the right', () => {
    const urdu = (also: string) => ({ name: 'Zoya', also, script: 'Arab' as const });
    expect(shown({ couple: [urdu('ایان'), urdu('زویا')] }, '.also')?.getAttribute('dir')).toBe('rtl');
  });

  test('shows the ordered card, and the scene once that card is no longer sold', () => {
    expect(shown({ design: 'series-1/indigo-tree' }, '.card img')?.getAttribute('src')).toContain(
      '/cards/series-1/indigo-tree-',
    );
    expect(shown({ design: 'series-1/no-such-card' }, '.scene img')?.getAttribute('src')).toContain(
      '/invitations/hindu-',
    );
  });

  test('shows the couple’s own photograph before an ordered card, around the point that was chosen', () => {
    const portrait = { place: 'cover', version: '', width: 9, height: 9, x: 0.2, y: 0.4, alt: '' } as const;
    const text = pictureText({ ...SAMPLE, design: 'series-1/indigo-tree' });
    const page = parseHtml(picturePage(text, '', { portrait, picture: Buffer.from('JPEG') }));
    expect(page.querySelectorAll('img')).toHaveLength(1);
    expect(page.querySelector('.scene img')?.getAttribute('src')).toBe('data:image/jpeg;base64,SlBFRw==');
    expect(page.querySelector('.scene img')?.getAttribute('style')).toBe('object-position: 20% 40%');
  });

  test('shows names with quotes and angle brackets as they were typed', () => {
    const name = '</h1><img src=x> "Sonu"';
    const document = parseHtml(pageOf({ couple: [{ ...AARAV, name }, SAMPLE.couple[1]] }));
    expect(document.querySelectorAll('img')).toHaveLength(1);
    expect(document.querySelector('h1')?.text).toContain('Sonu');
  });
});

describe('a picture', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shagun-pictures-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const draw = (page: string) => writeFileSync(join(folder, pictureName(page)), 'JPEG');

  test('keeps its address while what it shows is the same', () => {
    const later = { updatedAt: SAMPLE.updatedAt + 1, families: ['', ''] as const, published: true };
    expect(pictureName(pageOf(later))).toBe(pictureName(pageOf()));
  });

  test.each<[string, Partial<Invitation>]>([
    ['a name', { couple: [{ ...AARAV, name: 'Aarava' }, SAMPLE.couple[1]] }],
    ['the city', { place: 'Udaipur' }],
    ['the dress', { tradition: 'modern' }],
    ['the card', { design: 'series-1/indigo-tree' }],
    ['the language', { language: 'hi' }],
    ['the days', { functions: SAMPLE.functions.slice(0, 1) }],
  ])('has another address when %s changes', (_, change) => {
    expect(pictureName(pageOf(change))).not.toBe(pictureName(pageOf()));
  });

  test('is drawn once: what an earlier run has drawn is not drawn again', () => {
    const [old, fresh] = [pageOf(), pageOf({ place: 'Udaipur' })];
    draw(old);
    expect(missingPictures(folder, [old, fresh, fresh]).map(({ page }) => page)).toEqual([fresh]);
  });

  test('of an invitation that is closed or erased is deleted', () => {
    const [open, closed] = [pageOf(), pageOf({ place: 'Udaipur' })];
    draw(open);
    draw(closed);
    keepOnly(folder, [pictureName(open)]);
    expect(readdirSync(folder)).toEqual([pictureName(open)]);
    expect(existsSync(join(folder, pictureName(closed)))).toBe(false);
  });

  test.each([
    ['hi', ['src/locales/hi/guest-texts.ts', 'src/locales/hi/form-texts.ts']],
    ['both', []],
  ] as const)(
    'is beside a page, which asks at once for all texts that it starts with (%s)',
    async (language, texts) => {
      const pictures = join(folder, 'pictures');
      const out = join(folder, 'out');
      for (const one of [pictures, join(out, 'i')]) mkdirSync(one, { recursive: true });
      writeFileSync(join(pictures, pictureName(pageOf({ language }))), 'JPEG');
      const write = vi.fn<Renderer['write']>(() => '');
      await writeInvitations({ server, write }, out, [{ ...SAMPLE, language }], pictures);
      expect(write.mock.calls.map(([address, page]) => [address, page.lazyModules ?? []])).toEqual([
        [`/i/${SAMPLE.code}`, texts],
      ]);
    },
  );
});

test('no text of a couple can end the block of data in its page', () => {
  const invitation = { ...SAMPLE, place: '</script><script>alert("1")</script>' };
  const block = writtenBlock({ invitation, picture: '/i/ABCD12345678-1.jpg' });
  expect(block.match(/<\/script/g)).toHaveLength(1);
  const data: unknown = JSON.parse(parseHtml(block).querySelector('script')?.rawText ?? '');
  expect(data).toMatchObject({ invitation: { place: invitation.place } });
});
