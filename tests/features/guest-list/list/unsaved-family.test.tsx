import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetWeddings } from '#src/data/forget-weddings.ts';
import { FamiliesGone } from '#src/features/guest-list/families-gone.ts';
import { FamilyList } from '#src/features/guest-list/list/family-list.tsx';
import type { useGuestList } from '#src/features/guest-list/use-guest-list.ts';
import { ToldForm } from '#src/features/replies/told-form.tsx';
import { hasUnsentText } from '#src/lib/unsent-text.ts';
import { Toaster } from '#src/ui/toast.tsx';
import { fakeGuestList } from '#tests/support/fake-guest-list.ts';
import { NANI, SHARMAS } from '#tests/support/sample-families.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const BOTH = [SHARMAS, NANI];

afterEach(forgetWeddings);

function listWith(guestList: ReturnType<typeof useGuestList>) {
  return (
    <>
      <Toaster />
      <FamilyList
        toldForm={ToldForm}
        invitation={SAMPLE}
        guestList={guestList}
        onAdd={vi.fn()}
        onSend={vi.fn()}
      />
    </>
  );
}

function show(change: Partial<ReturnType<typeof useGuestList>> = {}) {
  const guestList = fakeGuestList(BOTH, change);
  return { guestList, ...render(listWith(guestList)) };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const name = () => screen.getByRole('textbox', { name: 'Name' });
const typeName = (typed: string) => fireEvent.change(name(), { target: { value: typed } });

/** Escape, or Back of a phone. */
function pressEscape() {
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
}

test('a new family that is being typed is still there after Escape, and said not to be saved', async () => {
  show();
  press('Type one family');
  typeName('Iyer family');
  pressEscape();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(
    await screen.findByText('Not saved yet. What you typed is here when you open it again.'),
  ).toBeTruthy();
  press('Type one family');
  expect(name()).toHaveProperty('value', 'Iyer family');
  expect(screen.getByText('This is what you typed before. It is not saved yet.')).toBeTruthy();
});

test('each family has its own text, also after a look at another part of the desk', () => {
  const { unmount } = show();
  press('Edit Nani ji');
  typeName('Nani');
  press('Close');
  press('Edit Sharma family');
  expect(name()).toHaveProperty('value', 'Sharma family');
  press('Close');
  unmount();
  show();
  press('Edit Nani ji');
  expect(name()).toHaveProperty('value', 'Nani');
});

test('what was typed before is saved alone, whatever somebody else has changed meanwhile', async () => {
  const { guestList, rerender } = show();
  press('Edit Nani ji');
  typeName('Nani');
  pressEscape();
  rerender(listWith({ ...guestList, families: [SHARMAS, { ...NANI, seats: 9 }] }));
  press('Edit Nani ji');
  press('Save');
  await waitFor(() => expect(guestList.changeFamilies).toHaveBeenCalledWith([NANI.id], { name: 'Nani' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Type one family');
  expect(name()).toHaveProperty('value', '');
});

test('a family that was removed on another phone is said to be gone, and what was typed stays in the open dialog', async () => {
  const { guestList, rerender } = show({ changeFamilies: vi.fn(() => Promise.reject(new FamiliesGone())) });
  press('Edit Nani ji');
  typeName('Nani');
  rerender(listWith({ ...guestList, families: [SHARMAS] }));
  press('Save');
  expect(await screen.findByText('It was not saved: they are no longer on your list.')).toBeTruthy();
  expect(name()).toHaveProperty('value', 'Nani');
  pressEscape();
  expect(document.querySelector('[data-unsaved]')).toBeNull();
});

test('Cancel gives up what was typed', () => {
  show();
  press('Type one family');
  typeName('Iyer family');
  press('Cancel');
  press('Type one family');
  expect(name()).toHaveProperty('value', '');
});

test('no reload for a new version interrupts a family, or a change of many, that is not saved', () => {
  show();
  press('Edit Nani ji');
  expect(document.querySelector('[data-unsaved]')).toBeNull();
  typeName('Nani');
  expect(hasUnsentText()).toBe(true);
  typeName(NANI.name);
  expect(document.querySelector('[data-unsaved]')).toBeNull();
  press('Cancel');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Nani ji' }));
  press('Change');
  expect(document.querySelector('[data-unsaved]')).toBeNull();
  fireEvent.change(screen.getByRole('combobox', { name: 'Whose guests' }), { target: { value: 'two' } });
  expect(document.querySelector('[data-unsaved]')).not.toBeNull();
});
