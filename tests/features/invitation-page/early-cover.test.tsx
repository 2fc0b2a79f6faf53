import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { drawEarlyCover, openedEarly, removeEarlyCover } from '#src/features/invitation-page/early-cover.ts';
import { EarlyCovers } from '#src/features/invitation-page/early-covers.tsx';
import { encodeFields } from '#tests/support/firestore-rest.ts';
import { INVITATION, START } from '#tests/support/invitation-documents.ts';

const BEFORE = START.getTime() - 400 * 86_400_000;

function draw(change: object = {}, now = BEFORE): HTMLElement | null {
  drawEarlyCover(encodeFields({ ...INVITATION, createdAt: START, updatedAt: START, ...change }), now);
  return document.getElementById('early-cover');
}

beforeEach(() => {
  document.body.innerHTML = `<div id="root"></div>${renderToStaticMarkup(<EarlyCovers />)}`;
});

test('a guest sees the names and the blessing in the dress of the tradition before the app is there', () => {
  const cover = draw();
  expect(cover?.querySelector('h1')?.textContent).toBe('Aarav & Meera');
  expect(cover?.textContent).toContain('॥ श्री गणेशाय नमः ॥');
  expect(cover?.querySelector('[data-dress="hindu"]')).not.toBeNull();
  expect(document.getElementById('root')?.hidden).toBe(true);
});

test('names are text, whatever a couple writes into them', () => {
  const name = '<img src=x onerror=alert(1)>';
  const cover = draw({ couple: { one: { name, also: '', script: 'Deva' }, two: INVITATION.couple.two } });
  expect(cover?.querySelector('h1')?.textContent).toContain(name);
  expect(cover?.querySelector('h1 img')).toBeNull();
});

test('an invitation that has closed shows no names', () => {
  expect(draw({}, Date.UTC(2101, 0, 1))).toBeNull();
});

test('an envelope opened on the early cover counts as opened', () => {
  draw()?.querySelector('button')?.click();
  expect(openedEarly()).toBe(true);
});

test('the page comes back when the app is there', () => {
  draw();
  removeEarlyCover();
  expect(document.getElementById('early-cover')).toBeNull();
  expect(document.getElementById('root')?.hidden).toBe(false);
});

test('the place of a photograph is kept, also where a card was ordered', () => {
  const cover = draw({ order: 'f1 cover:0123456789abcdef', design: 'series-1/indigo-tree' });
  expect(cover?.querySelector('header')?.dataset.photo).toBe('');
  expect(cover?.querySelector('img')).toBeNull();
  removeEarlyCover();
  expect(draw()?.querySelector('header')?.dataset.photo).toBeUndefined();
});
