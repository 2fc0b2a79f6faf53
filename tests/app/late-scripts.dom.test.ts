import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstViewPainted } from '#src/app/starter/first-view.ts';
import { startScriptsLate } from '#src/app/starter/late-scripts.ts';

const HEAD =
  '<link rel="preload" as="image" href="/hero.avif"><link rel="preload" as="font" href="/rozha.woff2">' +
  '<template id="scripts"><script type="module" src="/assets/part.js" data-part></script>' +
  '<script type="module" src="/assets/app.js"></script></template>';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: !media.includes('min-width') }));
  document.head.innerHTML = HEAD;
  startScriptsLate(firstViewPainted());
  document.dispatchEvent(new Event('readystatechange'));
});

afterEach(() => {
  document.head.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const areStarted = () => document.querySelector('head > script[src="/assets/app.js"]') !== null;

async function arrive(type: 'load' | 'error', preload: string): Promise<void> {
  fireEvent(document.querySelector(`[href="${preload}"]`) ?? document, new Event(type));
  await vi.advanceTimersByTimeAsync(50);
}

async function touch(): Promise<void> {
  fireEvent.pointerDown(document.body);
  await vi.advanceTimersByTimeAsync(1);
}

test('the app’s scripts wait for the page’s picture and its font', async () => {
  await arrive('load', '/hero.avif');
  expect(areStarted()).toBe(false);
  await arrive('load', '/rozha.woff2');
  expect(areStarted()).toBe(true);
});

test('a picture that fails delays the scripts no longer than one that arrives', async () => {
  await arrive('load', '/rozha.woff2');
  await arrive('error', '/hero.avif');
  expect(areStarted()).toBe(true);
});

test('whoever touches the page first does not wait for its picture', async () => {
  await touch();
  expect(areStarted()).toBe(true);
});

test('on the weakest network the scripts start after two and a half seconds', async () => {
  await vi.advanceTimersByTimeAsync(2_499);
  expect(areStarted()).toBe(false);
  await vi.advanceTimersByTimeAsync(50);
  expect(areStarted()).toBe(true);
});

test('a script is started once, and what it imports before it', async () => {
  await touch();
  await vi.advanceTimersByTimeAsync(5_000);
  const sources = [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));
  expect(sources).toEqual(['/assets/part.js', '/assets/app.js']);
});
