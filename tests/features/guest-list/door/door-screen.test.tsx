import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DoorScreen } from '#src/features/guest-list/door/door-screen.tsx';
import { guestListOf } from '#src/features/guest-list/use-guest-list.ts';
import { familyWith, listOf } from '#tests/support/guest-list.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const LIST = listOf([
  familyWith({ id: 'sharma', name: 'Sharma family', seats: 12 }),
  familyWith({ id: 'gupta', name: 'Gupta parivar', seats: 3 }),
]);

/** A phone at the door whose storage is so slow that it keeps nothing while the test runs. */
beforeEach(() => {
  vi.useFakeTimers({ now: SAMPLE.functions[0]?.start ?? 0 });
  vi.stubGlobal('IDBRequest', EventTarget);
  vi.stubGlobal('IDBKeyRange', { bound: () => undefined });
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
  const view = { status: 'ready', syncing: false, guestList: LIST } as const;
  vi.spyOn(guestListOf(SAMPLE.code), 'view').mockReturnValue(view);
});

afterEach(() => vi.useRealTimers());

const show = (invitation = SAMPLE) => render(<DoorScreen invitation={invitation} />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fieldOf = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `${name}: how many came` });

function type(name: string, ...texts: readonly string[]): void {
  act(() => fieldOf(name).focus());
  for (const value of texts) fireEvent.change(fieldOf(name), { target: { value } });
}

function leave(name: string): void {
  act(() => fieldOf(name).blur());
}

function search(value: string): void {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
}

test('presses that follow one another faster than the storage all count', () => {
  show();
  press('Gupta parivar: one more');
  press('Gupta parivar: one more');
  expect(fieldOf('Gupta parivar').value).toBe('2');
  press('1 came');
  expect(screen.getByText('3 came, 0 expected')).toBeTruthy();
  expect(screen.getByText('Gupta parivar: +1')).toBeTruthy();
});

test('no family is said to owe a reply for a function that asks for none', () => {
  show({ ...SAMPLE, functions: SAMPLE.functions.map((one) => ({ ...one, asksReply: one.key === 'f2' })) });
  expect(screen.getByText('3 invited')).toBeTruthy();
  press('Phere');
  expect(screen.getByText('no reply yet, 3 invited')).toBeTruthy();
});

test('a function that asks for no replies misses none, and counts those who are invited', () => {
  const functions = SAMPLE.functions.map((one) => ({ ...one, asksReply: false }));
  render(<DoorScreen invitation={{ ...SAMPLE, functions }} />);
  press('Gupta parivar: one more');
  expect(screen.getByText('1 came, 15 invited')).toBeTruthy();
  expect(screen.getByText('12 invited')).toBeTruthy();
  expect(screen.queryByText(/no reply|expected/)).toBeNull();
});

describe('a typed number', () => {
  test('counts once it is left, and Undo takes all of it back', () => {
    show();
    type('Sharma family', '1', '12');
    expect(screen.getByText('0 came, 0 expected')).toBeTruthy();
    leave('Sharma family');
    expect(screen.getByText('12 came, 0 expected')).toBeTruthy();
    expect(screen.getByText('Sharma family: +12')).toBeTruthy();
    press('Undo');
    expect(screen.getByText('0 came, 0 expected')).toBeTruthy();
    expect(fieldOf('Sharma family').value).toBe('0');
  });

  test('counts with Enter', () => {
    show();
    type('Sharma family', '1', '12');
    fireEvent.keyDown(fieldOf('Sharma family'), { key: 'Enter' });
    expect(screen.getByText('Sharma family: +12')).toBeTruthy();
  });

  test('is where plus goes on, also where a press does not leave the field', () => {
    show();
    type('Sharma family', '1', '12');
    press('Sharma family: one more');
    leave('Sharma family');
    expect(screen.getByText('13 came, 0 expected')).toBeTruthy();
  });

  test('and the press that counts the rest of a family count no guest twice', () => {
    show();
    type('Gupta parivar', '2');
    const rest = screen.getByRole('button', { name: 'All 3 came' });
    fireEvent.mouseDown(rest);
    expect(rest.textContent).toBe('1 came');
    fireEvent.click(rest);
    expect(screen.getByText('3 came, 0 expected')).toBeTruthy();
  });

  test('counts when its family is filtered away', () => {
    show();
    type('Sharma family', '12');
    search('gupta');
    expect(screen.queryByText('Sharma family')).toBeNull();
    expect(screen.getByText('12 came, 0 expected')).toBeTruthy();
    expect(screen.getByText('Sharma family: +12')).toBeTruthy();
  });

  test('counts for the function it was typed for', () => {
    show();
    type('Sharma family', '12');
    press('Phere');
    expect(screen.getByText('0 came, 0 expected')).toBeTruthy();
    expect(fieldOf('Sharma family').value).toBe('0');
    press('Sangeet');
    expect(screen.getByText('12 came, 0 expected')).toBeTruthy();
  });

  test('counts when the page is hidden, and once', () => {
    show();
    type('Sharma family', '12');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText('12 came, 0 expected')).toBeTruthy();
    search('gupta');
    expect(screen.getByText('12 came, 0 expected')).toBeTruthy();
  });

  test('counts nothing as long as it is none', () => {
    show();
    press('Gupta parivar: one more');
    type('Gupta parivar', '2', '2x');
    leave('Gupta parivar');
    expect(screen.getByText('Type a whole number.')).toBeTruthy();
    expect(screen.getByText('1 came, 0 expected')).toBeTruthy();
  });
});
