import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasUnsentText, isTyping } from '#src/lib/unsent-text.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <form><input id="name" type="text"><input id="tick" type="checkbox"><textarea id="words"></textarea></form>
    <input id="search" type="search"><select id="range"></select>`;
});
afterEach(() => {
  document.body.innerHTML = '';
});

function field(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no #${id}`);
  return found;
}

test('text typed into a form counts until it is cleared or the form is removed', () => {
  expect(hasUnsentText()).toBe(false);

  fireEvent.input(field('words'), { target: { value: 'May you' } });
  expect(hasUnsentText()).toBe(true);

  fireEvent.input(field('words'), { target: { value: '  ' } });
  expect(hasUnsentText()).toBe(false);

  fireEvent.input(field('name'), { target: { value: 'Sunita' } });
  document.body.innerHTML = '';
  expect(hasUnsentText()).toBe(false);
});

test('ticked boxes, radio buttons and initial values are not typed text', () => {
  document.body.innerHTML =
    '<form><input type="checkbox" checked><input type="radio"><input value="1"><input type="hidden" value="x"></form>';
  expect(hasUnsentText()).toBe(false);
});

test('a search field outside a form does not count', () => {
  fireEvent.input(field('search'), { target: { value: 'paneer' } });

  expect(hasUnsentText()).toBe(false);
});

test('focus in a field or a select is typing, on a checkbox it is not', () => {
  for (const [id, typing] of [
    ['name', true],
    ['search', true],
    ['range', true],
    ['tick', false],
  ] as const) {
    field(id).focus();
    expect(isTyping(), id).toBe(typing);
  }
});
