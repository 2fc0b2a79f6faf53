import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { followHeldLink, holdEarlyLinks } from '#src/app/starter/early-links.ts';

/** Followed links. */
let followed: (string | null)[] = [];

const PAGE = '<input type="checkbox"><a href="/catering-cart">See my menu</a><a href="/cart">Cart</a>';

beforeAll(() => {
  holdEarlyLinks();
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
  for (const name of ['live', 'unfinished']) delete document.documentElement.dataset[name];
});

function press(address: string): void {
  fireEvent.click(document.querySelector(`[href="${address}"]`) ?? document);
}

function tick(): void {
  document.querySelector('input')?.setAttribute('checked', '');
}

function goLive(): void {
  document.documentElement.dataset.hydrated = '';
  followHeldLink();
}

test('a link pressed after a tick waits for the page’s code, and the one pressed last is followed once', () => {
  tick();
  press('/cart');
  press('/catering-cart');
  expect(followed).toEqual([]);
  goLive();
  expect(followed).toEqual(['/catering-cart']);
  followHeldLink();
  expect(followed).toEqual(['/catering-cart']);
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

test('without a tick a link leads on at once', () => {
  press('/catering-cart');
  expect(followed).toEqual(['/catering-cart']);
});

test('where the page’s code cannot be fetched, a link leads on although something is ticked', () => {
  tick();
  document.documentElement.dataset.unfinished = '';
  press('/catering-cart');
  expect(followed).toEqual(['/catering-cart']);
});

test('once the app runs, a tick is in its cart and a link leads on', () => {
  tick();
  goLive();
  press('/catering-cart');
  expect(followed).toEqual(['/catering-cart']);
});
