import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { forgetWeddings } from '#src/data/forget-weddings.ts';
import type { GuestListView } from '#src/features/guest-list/guest-list-reading.ts';
import { GuestPart } from '#src/features/guest-list/guest-part.tsx';
import { guestListOf } from '#src/features/guest-list/use-guest-list.ts';
import { ToldForm } from '#src/features/replies/told-form.tsx';
import { listOf } from '#tests/support/guest-list.ts';
import { NANI } from '#tests/support/sample-families.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const LATER = ['offline', 'partial'] as const;

afterEach(forgetWeddings);

/** The guest list of a new couple, which has nobody yet. */
function open(status: GuestListView['status'], hash = '#guests') {
  const view = createStore<GuestListView>(() => ({ status, syncing: false, guestList: listOf([]) }));
  const list = guestListOf(SAMPLE.code);
  vi.spyOn(list, 'view').mockImplementation(view.getState);
  vi.spyOn(list, 'listen').mockImplementation(view.subscribe);
  const sync = vi.spyOn(list, 'sync').mockResolvedValue();
  render(
    <MemoryRouter initialEntries={[`/my-wedding${hash}`]}>
      <GuestPart invitation={SAMPLE} toldForm={ToldForm} />
    </MemoryRouter>,
  );
  return { sync, become: (change: Partial<GuestListView>) => act(() => view.setState(change)) };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole('textbox', { name });

describe.each(LATER)('while nobody is on the list, after a reading that ends %s', (status) => {
  test('an import that is being looked through stays, with its corrections', () => {
    const { become } = open('ready', '#guests-add');
    fireEvent.change(field('Paste your list'), { target: { value: 'Asha' } });
    press('Look at the list');
    fireEvent.change(field('Name, line 1'), { target: { value: 'Asha bua' } });
    become({ status });
    expect(field('Name, line 1')).toHaveProperty('value', 'Asha bua');
  });

  test('a family that is being typed stays', () => {
    const { become } = open('ready');
    press('Type one family');
    fireEvent.change(field('Name'), { target: { value: 'Iyer family' } });
    become({ status });
    expect(field('Name')).toHaveProperty('value', 'Iyer family');
  });

  test('a list that was never read as a whole can be read again', () => {
    const { sync } = open(status);
    sync.mockClear();
    press('Try again');
    expect(sync).toHaveBeenCalledOnce();
  });
});

test('the first family of the partner leaves the one that is being typed as it is', () => {
  const { become } = open('ready');
  press('Type one family');
  fireEvent.change(field('Name'), { target: { value: 'Iyer family' } });
  become({ guestList: listOf([NANI]) });
  expect(screen.getByText('Nani ji')).toBeTruthy();
  expect(field('Name')).toHaveProperty('value', 'Iyer family');
});

test('after signing out an empty list is unknown again', () => {
  const { become } = open('ready');
  become({ status: 'opening' });
  expect(screen.getByText('Opening your guest list.')).toBeTruthy();
  become({ status: 'offline' });
  expect(screen.getByText('The guest list could not be opened')).toBeTruthy();
});
