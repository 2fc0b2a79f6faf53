import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveEarlyInput } from '#src/app/starter/early-input.ts';
import { takeEarlyPress } from '#src/features/messages/form/early-press.ts';
import { readDraft } from '#src/lib/form-draft.ts';

const FORM = `
  <form method="dialog" data-draft="blessing">
    <input name="name"><textarea name="message"></textarea><input name="website" tabindex="-1">
  </form>
  <form method="post"><input name="email"></form>`;

function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`There is no field ${name}`);
  return found;
}

/** A page as the browser has parsed it, with the script of its head. */
function openPage(): void {
  document.body.innerHTML = FORM;
  saveEarlyInput();
  document.dispatchEvent(new Event('readystatechange'));
}

beforeEach(openPage);

afterEach(() => {
  const { dataset } = document.documentElement;
  for (const name of ['pressed', 'unkept', 'live']) delete dataset[name];
  document.body.innerHTML = '';
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test('what is typed before the form has its code is kept, but not what only a machine types', () => {
  fireEvent.input(field('website'), { target: { value: 'spam' } });
  fireEvent.input(field('name'), { target: { value: 'Nani' } });
  fireEvent.input(field('email'), { target: { value: 'nani@family.example' } });
  expect(readDraft('blessing')).toEqual({ name: 'Nani' });
});

test('after a reload what was typed is in the fields again', () => {
  fireEvent.input(field('message'), { target: { value: 'May you' } });
  openPage();
  expect(field('message').value).toBe('May you');
  expect(field('name').value).toBe('');
});

test('a Submit pressed before the form has its code is made up for once, also after a reload', () => {
  fireEvent.submit(document.querySelector('form') ?? document);
  delete document.documentElement.dataset.pressed;
  openPage();
  expect(document.documentElement.dataset.pressed).toBe('');
  expect(takeEarlyPress()).toBe(true);
  expect(takeEarlyPress()).toBe(false);
  openPage();
  expect(takeEarlyPress()).toBe(false);
});

test('a press on a form that its own code handles, or that the browser sends, is none of this', () => {
  const [message, contact] = document.forms;
  if (contact) fireEvent.submit(contact);
  message?.addEventListener('submit', (event) => event.preventDefault());
  if (message) fireEvent.submit(message);
  expect(takeEarlyPress()).toBe(false);
});

test('where nothing can be stored the page works, and says that nothing is kept', () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  fireEvent.input(field('name'), { target: { value: 'Nani' } });
  blocked.mockRestore();
  expect(document.documentElement.dataset.unkept).toBe('');
});
