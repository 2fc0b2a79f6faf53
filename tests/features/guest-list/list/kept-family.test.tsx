import { act, fireEvent, screen, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { forgetWeddings } from '#src/data/forget-weddings.ts';
import { loadToasts } from '#src/ui/toast.tsx';
import { deferred } from '#tests/support/deferred.ts';
import {
  BOTH,
  isHeldBack,
  linesAbove,
  listWith,
  name,
  press,
  pressEscape,
  showFamilies,
  typeName,
} from '#tests/support/family-desk.tsx';
import { SAMPLE, SANGEET } from '#tests/support/sample-invitation.ts';
import { until } from '#tests/support/until.ts';

afterEach(async () => {
  vi.clearAllMocks();
  act(() => toast.remove());
  await forgetWeddings();
});

describe('a new family that was stored although the response was lost', () => {
  async function loseResponse() {
    const shown = showFamilies({ addFamilies: vi.fn(() => Promise.reject(new Error('offline'))) });
    press('Type one family');
    typeName('Iyer family');
    press('Save');
    await screen.findByText('That did not work. Check your network and try again.');
    const [stored] = vi.mocked(shown.guestList.addFamilies).mock.calls[0]?.[0] ?? [];
    if (!stored) throw new Error('Nothing was saved');
    const families = [...BOTH, { ...stored, sentAt: undefined, updatedAt: 1 }];
    const guestList = { ...shown.guestList, families, addFamilies: vi.fn(() => Promise.resolve()) };
    return { id: stored.id, guestList, arrive: () => shown.rerender(listWith(guestList)) };
  }

  test('is not replaced by the next one that is typed', async () => {
    const { id, guestList, arrive } = await loseResponse();
    pressEscape();
    arrive();
    expect(linesAbove()).toEqual([]);
    press('Type one family');
    expect(name()).toHaveProperty('value', '');
    typeName('Rao family');
    press('Save');
    await until(() =>
      expect(guestList.addFamilies).toHaveBeenCalledWith([expect.objectContaining({ name: 'Rao family' })]),
    );
    expect(guestList.addFamilies).not.toHaveBeenCalledWith([expect.objectContaining({ id })]);
  });

  test('is not replaced either by one that is typed in its place before it is in the list', async () => {
    const { id, guestList, arrive } = await loseResponse();
    typeName('');
    arrive();
    typeName('Rao family');
    press('Save');
    await until(() => expect(guestList.addFamilies).toHaveBeenCalled());
    expect(guestList.addFamilies).not.toHaveBeenCalledWith([expect.objectContaining({ id })]);
  });

  test('is changed by what was typed of it since then', async () => {
    const { id, guestList, arrive } = await loseResponse();
    fireEvent.change(screen.getByRole('textbox', { name: /Note/ }), { target: { value: 'Vegetarian' } });
    arrive();
    pressEscape();
    expect(linesAbove()).toEqual(['Not saved yet: Iyer family']);
    press('Open Iyer family');
    press('Save');
    await until(() => expect(guestList.changeFamilies).toHaveBeenCalledWith([id], { note: 'Vegetarian' }));
  });
});

describe('while a family is being saved on a slow network', () => {
  async function saveSlowly() {
    await loadToasts();
    const saved = deferred();
    const shown = showFamilies({ changeFamilies: vi.fn(() => saved.promise) });
    press('Edit Nani ji');
    typeName('Nani');
    press('Save');
    pressEscape();
    return { ...saved, ...shown };
  }

  test('Escape says nothing of it, and a dialog that is opened meanwhile stays open', async () => {
    const { resolve } = await saveSlowly();
    expect(screen.queryByText(/Not saved yet/)).toBeNull();
    expect(isHeldBack()).toBe(true);
    press('Edit Sharma family');
    resolve();
    await screen.findByText('Saved.');
    expect(within(screen.getByRole('dialog')).getByText('Edit the family')).toBeTruthy();
    expect(name()).toHaveProperty('value', 'Sharma family');
    expect(isHeldBack()).toBe(false);
    expect(screen.queryByText(/Not saved yet/)).toBeNull();
  });

  test('it is said not to be saved once that has failed', async () => {
    const { reject } = await saveSlowly();
    reject(new Error('offline'));
    await screen.findByText('That did not work. Check your network and try again.');
    expect(linesAbove()).toEqual(['Not saved yet: Nani ji']);
    press('Open Nani ji');
    expect(name()).toHaveProperty('value', 'Nani');
  });

  test('what is typed of it meanwhile stays', async () => {
    const { resolve } = await saveSlowly();
    press('Edit Nani ji');
    typeName('Nani Devi');
    resolve();
    await screen.findByText('Saved.');
    press('Edit Nani ji');
    expect(name()).toHaveProperty('value', 'Nani Devi');
  });
});

describe('when the couple changes the functions of its page meanwhile', () => {
  const HALDI = { ...SANGEET, key: 'f3', name: 'Haldi' } as const;
  const [sangeet, phere] = SAMPLE.functions;
  if (!sangeet || !phere) throw new Error('The sample has two functions');

  test('a new family is invited to one that was added', () => {
    const { guestList, rerender } = showFamilies();
    press('Type one family');
    typeName('Iyer family');
    press('Close');
    rerender(listWith(guestList, { ...SAMPLE, functions: [...SAMPLE.functions, HALDI] }));
    press('Type one family');
    expect(screen.getByRole('checkbox', { name: 'Haldi' })).toHaveProperty('checked', true);
  });

  test('nobody is invited to one that was removed', async () => {
    const { guestList, rerender } = showFamilies();
    rerender(listWith(guestList, { ...SAMPLE, functions: [sangeet, phere, HALDI] }));
    press('Type one family');
    typeName('Iyer family');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Sangeet' }));
    press('Close');
    rerender(listWith(guestList, { ...SAMPLE, functions: [sangeet, HALDI] }));
    press('Type one family');
    press('Save');
    await until(() =>
      expect(guestList.addFamilies).toHaveBeenCalledWith([expect.objectContaining({ functions: ['f3'] })]),
    );
  });
});
