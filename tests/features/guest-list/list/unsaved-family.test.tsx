import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { forgetWeddings } from '#src/data/forget-weddings.ts';
import { FamiliesGone } from '#src/features/guest-list/families-gone.ts';
import { changeImport } from '#src/features/guest-list/typed-guests.ts';
import {
  isHeldBack,
  linesAbove,
  listWith,
  name,
  onAdd,
  press,
  pressEscape,
  showFamilies,
  typeName,
} from '#tests/support/family-desk.tsx';
import { NANI, SHARMAS } from '#tests/support/sample-families.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { until } from '#tests/support/until.ts';

afterEach(async () => {
  vi.clearAllMocks();
  act(() => toast.remove());
  await forgetWeddings();
});

test('a new family that is being typed is still there after Escape, and said not to be saved', async () => {
  showFamilies();
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
  const { unmount } = showFamilies();
  press('Edit Nani ji');
  typeName('Nani');
  press('Close');
  press('Edit Sharma family');
  expect(name()).toHaveProperty('value', 'Sharma family');
  press('Close');
  unmount();
  showFamilies();
  press('Edit Nani ji');
  expect(name()).toHaveProperty('value', 'Nani');
});

test('what was typed before is saved alone, whatever somebody else has changed meanwhile', async () => {
  const { guestList, rerender } = showFamilies();
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
  const { guestList, rerender } = showFamilies({
    changeFamilies: vi.fn(() => Promise.reject(new FamiliesGone())),
  });
  press('Edit Nani ji');
  typeName('Nani');
  rerender(listWith({ ...guestList, families: [SHARMAS] }));
  press('Save');
  expect(await screen.findByText('It was not saved: they are no longer on your list.')).toBeTruthy();
  expect(name()).toHaveProperty('value', 'Nani');
  pressEscape();
  expect(isHeldBack()).toBe(false);
});

test('Cancel gives up what was typed', () => {
  showFamilies();
  press('Type one family');
  typeName('Iyer family');
  press('Cancel');
  press('Type one family');
  expect(name()).toHaveProperty('value', '');
});

test('no reload for a new version interrupts a family, or a change of many, that is not saved', () => {
  showFamilies();
  press('Edit Nani ji');
  expect(isHeldBack()).toBe(false);
  typeName('Nani');
  expect(isHeldBack()).toBe(true);
  typeName(NANI.name);
  expect(isHeldBack()).toBe(false);
  press('Cancel');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Nani ji' }));
  press('Change');
  expect(document.querySelector('[data-unsaved]')).toBeNull();
  fireEvent.change(screen.getByRole('combobox', { name: 'Whose guests' }), { target: { value: 'two' } });
  expect(document.querySelector('[data-unsaved]')).not.toBeNull();
});

describe('above the list, a line for each text that is not saved', () => {
  test('names the family and opens it, until the text is given up', async () => {
    showFamilies();
    press('Edit Nani ji');
    typeName('Nani');
    press('Close');
    press('Type one family');
    fireEvent.change(screen.getByRole('textbox', { name: /Mobile number/ }), { target: { value: '98290' } });
    press('Close');
    expect(linesAbove()).toEqual(['Not saved yet: Nani ji', 'Not saved yet: a new family']);
    press('Open a new family');
    typeName('Iyer family');
    press('Close');
    expect(linesAbove()).toEqual(['Not saved yet: Nani ji', 'Not saved yet: Iyer family']);

    screen.getByRole('button', { name: 'Open Nani ji' }).focus();
    press('Open Nani ji');
    expect(name()).toHaveProperty('value', 'Nani');
    press('Cancel');
    expect(linesAbove()).toEqual(['Not saved yet: Iyer family']);
    const way = screen.getByRole('button', { name: 'Open Iyer family' });
    // The place of the line that is gone has the focus.
    await until(() => expect(document.activeElement?.contains(way)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });

  test('leads to an import, and says how far one is that is being saved', () => {
    changeImport(SAMPLE.code, () => ({ text: 'Asha' }));
    showFamilies();
    expect(linesAbove()).toEqual(['Not saved yet: lines under ‘Add families’']);
    press('Open lines under ‘Add families’');
    expect(onAdd).toHaveBeenCalledOnce();

    const saving = { at: 'work', saved: new Set(['f1']), all: 2 } as const;
    act(() => changeImport(SAMPLE.code, () => ({ reading: { rows: [], unused: [] }, saving })));
    expect(linesAbove()).toEqual([]);
    expect(screen.getByText('Saved 1 of 2 families.')).toBeTruthy();
  });

  test('is there while nobody is on the list', () => {
    const { guestList, rerender } = showFamilies();
    rerender(listWith({ ...guestList, families: [] }));
    press('Type one family');
    typeName('Iyer family');
    press('Close');
    expect(linesAbove()).toEqual(['Not saved yet: Iyer family']);
  });
});
