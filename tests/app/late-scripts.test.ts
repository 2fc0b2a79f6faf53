import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startScriptsLate } from '#src/app/starter/late-scripts.ts';

const HEAD =
  '<link rel="preload" as="image" href="/hero.avif"><link rel="preload" as="font" href="/rozha.woff2">' +
  '<template id="scripts"><script type="module" src="/assets/app.js"></script></template>';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: !media.includes('min-width') }));
  document.head.innerHTML = HEAD;
  startScriptsLate();
  document.dispatchEvent(new Event('readystatechange'));
});

afterEach(() => {
  document.head.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const areStarted = () => document.querySelector('head > script[src="/assets/app.js"]') !== null;

function arrive(type: 'load' | 'error', preload: string): void {
  fireEvent(document.querySelector(`[href="${preload}"]`) ?? document, new Event(type));
  vi.advanceTimersByTime(50);
}

test('the app’s scripts wait for the page’s picture and its font', () => {
  arrive('load', '/hero.avif');
  expect(areStarted()).toBe(false);
  arrive('load', '/rozha.woff2');
  expect(areStarted()).toBe(true);
});

test('a picture that fails delays the scripts no longer than one that arrives', () => {
  arrive('load', '/rozha.woff2');
  arrive('error', '/hero.avif');
  expect(areStarted()).toBe(true);
});

test('whoever touches the page first does not wait for its picture', () => {
  fireEvent.pointerDown(document.body);
  expect(areStarted()).toBe(true);
});

test('on the weakest network the scripts start after two and a half seconds', () => {
  vi.advanceTimersByTime(2_499);
  expect(areStarted()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(areStarted()).toBe(true);
});

test('a script is started once', () => {
  fireEvent.pointerDown(document.body);
  vi.advanceTimersByTime(5_000);
  expect(document.querySelectorAll('script')).toHaveLength(1);
});
