import { fireEvent } from '@testing-library/dom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { holdEarlyPresses, repeatHeldPress } from '#src/app/boot/early-presses.ts';
import { Strip } from '#src/ui/strip.tsx';

/** Followed links. */
let followed: (string | null)[] = [];

const PAGE = '<input type="checkbox"><a href="/catering-cart">See my menu</a><a href="/cart">Cart</a>';

beforeAll(() => {
  holdEarlyPresses();
  window.addEventListener('click', (event) => {
    if (!event.defaultPrevented && event.target instanceof HTMLAnchorElement) {
      followed.push(event.target.getAttribute('href'));
    }
    event.preventDefault();
  });
});

beforeEach(() => {
  document.body.innerHTML = PAGE;
  followed = [];
});

afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.app;
});

function press(address: string): void {
  fireEvent.click(document.querySelector(`[href="${address}"]`) ?? document);
}

function tick(): void {
  document.querySelector('input')?.setAttribute('checked', '');
}

function goLive(): void {
  document.documentElement.dataset.app = 'hydrated';
  repeatHeldPress();
}

test('after a tick, links wait for hydration, and only the last one pressed is followed', () => {
  tick();
  press('/cart');
  press('/catering-cart');
  expect(followed).toEqual([]);
  goLive();
  expect(followed).toEqual(['/catering-cart']);
  repeatHeldPress();
  expect(followed).toEqual(['/catering-cart']);
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

test('without a tick a link is followed at once', () => {
  press('/catering-cart');
  expect(followed).toEqual(['/catering-cart']);
});

test('a strip that somebody has paused does not hold up links: its box is no choice', () => {
  document.body.innerHTML = renderToStaticMarkup(
    createElement(Strip, { label: 'Moments', words: ['Haldi'] }),
  );
  document.body.innerHTML += PAGE;
  tick();
  press('/cart');
  expect(followed).toEqual(['/cart']);
});

test('if the page’s code cannot be loaded, a link is followed despite a tick', () => {
  tick();
  document.documentElement.dataset.app = 'unfinished';
  press('/catering-cart');
  expect(followed).toEqual(['/catering-cart']);
});

test('once the app runs, the tick is in the cart and links are followed', () => {
  tick();
  goLive();
  press('/catering-cart');
  expect(followed).toEqual(['/catering-cart']);
});

test('a button pressed too early is pressed once the app runs, and only once', () => {
  document.body.innerHTML = '<button type="button">Open menu</button>';
  const button = document.querySelector('button');
  let presses = 0;
  button?.addEventListener('click', (event) => {
    if (!event.defaultPrevented) presses += 1;
  });
  fireEvent.click(button ?? document);
  expect(button?.getAttribute('aria-busy')).toBe('true');
  presses = 0;
  goLive();
  expect(presses).toBe(1);
  repeatHeldPress();
  expect(presses).toBe(1);
});

/** Presses the only button of `html` before hydration; the result says how often the app has been pressed since. */
function pressEarly(html: string): () => number {
  document.body.innerHTML = html;
  const button = document.querySelector('button');
  let presses = 0;
  fireEvent.click(button ?? document);
  button?.addEventListener('click', () => {
    presses += 1;
  });
  return () => presses;
}

const MENU = '<button type="button">Open menu</button>';
const FORM = '<form method="post"><button type="submit">Send</button></form>';

test('a Submit pressed too early is not posted by the browser, and pressed once the app can send it', () => {
  let posted = 0;
  document.addEventListener('submit', () => (posted += 1), { once: true });
  const presses = pressEarly(FORM);
  expect(posted).toBe(0);
  goLive();
  expect(presses()).toBe(1);
});

test('half a minute after a press nobody waits for what it opens, and it does not open', () => {
  vi.useFakeTimers();
  const presses = pressEarly(MENU);
  vi.advanceTimersByTime(31_000);
  expect(document.querySelector('[aria-busy]')).toBeNull();
  goLive();
  expect(presses()).toBe(0);
});

test('what was pressed before the phone was put away does not open when it is taken up again', () => {
  const presses = pressEarly(MENU);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  goLive();
  expect(presses()).toBe(0);
});

test('a Submit is remembered for as long as it takes: nobody has to press it twice', () => {
  vi.useFakeTimers();
  const presses = pressEarly(FORM);
  vi.advanceTimersByTime(31_000);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  goLive();
  expect(presses()).toBe(1);
});

test('once the app runs, a button that it shows as busy stays so when the page is hidden', () => {
  document.body.innerHTML = '<button type="button" aria-busy="true">Saving</button>';
  document.documentElement.dataset.app = 'hydrated';
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(document.querySelector('[aria-busy]')).not.toBeNull();
});
