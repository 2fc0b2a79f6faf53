import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveEarlyInput } from '#src/app/boot/early-input.ts';
import { takeEarlyPress } from '#src/features/messages/form/use-message-form.ts';
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

/** Runs the head script on a parsed page. */
function openPage(): void {
  document.body.innerHTML = FORM;
  saveEarlyInput();
  document.dispatchEvent(new Event('readystatechange'));
}

beforeEach(openPage);

afterEach(() => {
  document.body.innerHTML = '';
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test('text typed before hydration is saved, but not the hidden field of bots', () => {
  fireEvent.input(field('website'), { target: { value: 'spam' } });
  fireEvent.input(field('name'), { target: { value: 'Nani' } });
  fireEvent.input(field('email'), { target: { value: 'nani@family.example' } });
  expect(readDraft('blessing')).toEqual({ name: 'Nani' });
});

test('after a reload the typed text is in the fields again', () => {
  fireEvent.input(field('message'), { target: { value: 'May you' } });
  openPage();
  expect(field('message').value).toBe('May you');
  expect(field('name').value).toBe('');
});

test('a Submit pressed before hydration is repeated once, even after a reload', () => {
  fireEvent.submit(document.querySelector('form') ?? document);
  openPage();
  expect(document.querySelector('form')?.dataset.pressed).toBe('');
  expect(takeEarlyPress()).toBe(true);
  expect(takeEarlyPress()).toBe(false);
  openPage();
  expect(takeEarlyPress()).toBe(false);
});

test('forms handled by their own code or by the browser are left alone', () => {
  const [message, contact] = document.forms;
  if (contact) fireEvent.submit(contact);
  message?.addEventListener('submit', (event) => event.preventDefault());
  if (message) fireEvent.submit(message);
  expect(takeEarlyPress()).toBe(false);
});

test('without storage the page works and says that nothing is saved', () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  fireEvent.input(field('name'), { target: { value: 'Nani' } });
  blocked.mockRestore();
  expect(document.querySelector('form')?.dataset.unkept).toBe('');
});
