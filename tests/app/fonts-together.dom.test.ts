import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showFontsTogether } from '#src/app/starter/fonts-together.ts';

/** Ends the download of the fonts that were asked for so far. */
let arrive: () => void;
let asked: string[];
const root = document.documentElement;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  const downloads = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const load = (font: string, text: string) => {
    asked.push(`${font}: ${text}`);
    return downloads;
  };
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'fonts');
  history.replaceState(null, '', '/');
  root.lang = '';
  delete root.dataset.fonts;
  document.body.innerHTML = '';
});

async function open(path: string, firstView = Promise.resolve()): Promise<void> {
  history.replaceState(null, '', path);
  void showFontsTogether(firstView);
  document.dispatchEvent(new Event('readystatechange'));
  await vi.advanceTimersByTimeAsync(50);
}

async function arrived(): Promise<void> {
  arrive();
  await vi.advanceTimersByTimeAsync(1);
}

const isAwaiting = () => root.dataset.fonts !== undefined;

test('the text keeps its fallback font until all fonts of the page are there', async () => {
  await open('/');
  expect(isAwaiting()).toBe(true);
  await arrived();
  expect(isAwaiting()).toBe(false);
});

test('the fonts do not lay out the page again before its picture is painted', async () => {
  let paint = () => {};
  await open('/', new Promise((resolve) => (paint = resolve)));
  await arrived();
  expect(isAwaiting()).toBe(true);
  paint();
  await vi.advanceTimersByTimeAsync(1);
  expect(isAwaiting()).toBe(false);
});

test('a font that never arrives holds the others back for three seconds', async () => {
  await open('/');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(isAwaiting()).toBe(false);
});

test('the parts of a page change their fonts one after the other, from the top down', async () => {
  document.body.innerHTML = '<header></header><main><section></section></main>';
  const part = (name: string) => document.querySelector<HTMLElement>(name)?.dataset.fonts;
  await open('/');
  await arrived();
  expect([part('header'), part('section')]).toEqual(['shown', 'awaited']);
  await vi.advanceTimersByTimeAsync(34);
  expect([part('header'), part('section')]).toEqual(['shown', 'shown']);
  await vi.advanceTimersByTimeAsync(34);
  expect([part('header'), part('section'), root.dataset.fonts]).toEqual([undefined, undefined, undefined]);
});

const FONTS = ['fonts.css', 'language.hi.css'].flatMap((file) => {
  const css = readFileSync(`src/styles/${file}`, 'utf8');
  return [...css.matchAll(/font-family: "?([^";]+)/g)].map(([, family]) => family);
});

/** The families that a page asks for. */
async function familiesOf(path: string): Promise<readonly (string | undefined)[]> {
  asked = [];
  await open(path);
  return asked.map((font) => /1em "?([^":]+)/.exec(font)?.[1]);
}

test('pages wait for fonts that the shop has, and Hindi pages for others than English ones', async () => {
  const english = await familiesOf('/cart');
  root.lang = 'hi';
  const hindi = await familiesOf('/hi');
  for (const family of [...english, ...hindi]) expect(FONTS).toContain(family);
  expect(english).not.toEqual([]);
  expect(hindi.filter((family) => english.includes(family))).toEqual([]);
});

test('a menu also waits for the font of its dishes’ Hindi names', async () => {
  const others = await familiesOf('/cart');
  document.body.innerHTML = '<span data-dishes>पनीर</span>';
  const [more, ...rest] = (await familiesOf('/veg-menu')).filter((family) => !others.includes(family));
  expect(FONTS).toContain(more);
  expect(rest).toEqual([]);
});

test('an invitation, which has fonts of its own, waits for none of the shop’s', async () => {
  await open('/i/SAMP1E000001');
  expect(isAwaiting()).toBe(false);
  expect(asked).toEqual([]);
});
