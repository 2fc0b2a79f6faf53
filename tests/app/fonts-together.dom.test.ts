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

test('an English page asks for its text’s two weights and the Hindi of its headings', async () => {
  await open('/cart');
  expect(asked).toEqual(['400 1em Mukta: a', '600 1em Mukta: a', '1em "Rozha Hindi": अ']);
});

test('a menu also asks for the font of its dishes’ Hindi names', async () => {
  document.body.innerHTML = '<span data-dishes>पनीर</span>';
  await open('/veg-menu');
  expect(asked).toContain('1em "Mukta Dishes": अ');
});

test('a Hindi page asks for the fonts of Hindi pages only', async () => {
  root.lang = 'hi';
  await open('/hi');
  expect(asked).toEqual(['1em "Mukta Site": aअ', '1em Rozha: a']);
});

test('an invitation, which has fonts of its own, waits for none of the shop’s', async () => {
  await open('/i/SAMP1E000001');
  expect(isAwaiting()).toBe(false);
  expect(asked).toEqual([]);
});
