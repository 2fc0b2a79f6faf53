import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetWeddings } from '#src/data/forget-weddings.ts';
import { ImportScreen } from '#src/features/guest-list/import/import-screen.tsx';
import { hasUnsentText } from '#src/lib/unsent-text.ts';
import { fakeGuestList } from '#tests/support/fake-guest-list.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const LIST = 'Asha 98290 00001\nBabu 98290 00002';

afterEach(forgetWeddings);

function show() {
  return render(<ImportScreen invitation={SAMPLE} guestList={fakeGuestList([])} onBack={vi.fn()} />);
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const box = () => screen.getByRole('textbox', { name: 'Paste your list' });
const firstName = () => screen.getByRole('textbox', { name: 'Name, line 1' });

function paste() {
  fireEvent.change(box(), { target: { value: LIST } });
  press('Look at the list');
}

function correct() {
  fireEvent.change(firstName(), { target: { value: 'Asha bua' } });
}

test('‘Paste something else’ shows what was pasted, to add a line that was forgotten', () => {
  show();
  paste();
  press('Paste something else');
  expect(box()).toHaveProperty('value', LIST);
});

test('‘Paste something else’ asks before it throws corrections away', () => {
  show();
  paste();
  correct();
  press('Paste something else');
  expect(screen.getByRole('dialog', { name: 'Paste something else?' })).toBeTruthy();
  press('Keep these lines');
  expect(firstName()).toHaveProperty('value', 'Asha bua');

  fireEvent.click(screen.getByRole('checkbox', { name: 'Sangeet' }));
  press('Paste something else');
  const [, confirm] = screen.getAllByRole('button', { name: 'Paste something else' });
  if (!confirm) throw new Error('Nothing was asked');
  fireEvent.click(confirm);
  expect(box()).toHaveProperty('value', LIST);
  press('Look at the list');
  expect(firstName()).toHaveProperty('value', 'Asha');
  expect(screen.getByRole('checkbox', { name: 'Sangeet' })).toHaveProperty('checked', true);
});

test('a list with its corrections is still there after a look at another part of the desk', () => {
  const { unmount } = show();
  paste();
  correct();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Add Babu' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sangeet' }));
  unmount();
  show();
  expect(firstName()).toHaveProperty('value', 'Asha bua');
  expect(screen.getByRole('checkbox', { name: 'Sangeet' })).toHaveProperty('checked', false);
  expect(screen.getByRole('button', { name: 'Add 1 family' })).toBeTruthy();
});

test('no reload for a new version interrupts it, until it is saved', async () => {
  show();
  expect(hasUnsentText()).toBe(false);
  fireEvent.change(box(), { target: { value: LIST } });
  expect(hasUnsentText()).toBe(true);
  press('Look at the list');
  expect(hasUnsentText()).toBe(true);
  press('Add 2 families');
  expect(hasUnsentText()).toBe(true);
  await screen.findByText('2 families added.');
  expect(document.querySelector('[data-unsaved]')).toBeNull();
});

test('a list that was saved is not shown again', async () => {
  const { unmount } = show();
  paste();
  press('Add 2 families');
  await screen.findByText('2 families added.');
  unmount();
  show();
  expect(box()).toHaveProperty('value', '');
});

test('on a shared phone nothing of it is left after signing out', async () => {
  const { unmount } = show();
  paste();
  unmount();
  await forgetWeddings();
  show();
  expect(box()).toHaveProperty('value', '');
});
