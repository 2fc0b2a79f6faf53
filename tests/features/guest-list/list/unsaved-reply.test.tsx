import { act, fireEvent, screen, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetWeddings } from '#src/data/forget-weddings.ts';
import { deferred } from '#tests/support/deferred.ts';
import {
  isHeldBack,
  linesAbove,
  listWith,
  press,
  pressEscape,
  showFamilies,
} from '#tests/support/family-desk.tsx';
import { listOf, replyWith } from '#tests/support/guest-list.ts';
import { NANI, SHARMAS } from '#tests/support/sample-families.ts';
import { until } from '#tests/support/until.ts';

afterEach(async () => {
  vi.clearAllMocks();
  act(() => toast.remove());
  await forgetWeddings();
});

const note = () => screen.getByRole('textbox', { name: /^A note for the family/ });
const typeNote = (text: string) => fireEvent.change(note(), { target: { value: text } });
const open = (name: string) => press(`Write down the reply of ${name}`);
const comesTo = (name: string) =>
  within(screen.getByRole('group', { name: `Will you come to ${name}?` })).getByRole('radio', {
    name: 'Coming',
  });

test('a reply that a family told is still there after Escape, and said not to be saved', async () => {
  showFamilies();
  open('Nani ji');
  fireEvent.click(comesTo('Sangeet'));
  typeNote('Comes with a walking stick');
  pressEscape();
  await screen.findByText('Not saved yet. What you typed is here when you open it again.');
  expect(linesAbove()).toEqual(['Not saved yet: the reply of Nani ji']);
  press('Open the reply of Nani ji');
  expect(note()).toHaveProperty('value', 'Comes with a walking stick');
  expect(comesTo('Sangeet')).toHaveProperty('checked', true);
  expect(screen.getByText('This is what you typed before. It is not saved yet.')).toBeTruthy();
});

test('each family has its own half-typed reply, also after a look at another part of the desk', () => {
  const { unmount } = showFamilies();
  open('Nani ji');
  typeNote('Of Nani');
  press('Close');
  open('Sharma family');
  expect(note()).toHaveProperty('value', '');
  typeNote('Of the Sharmas');
  unmount();
  showFamilies();
  open('Nani ji');
  expect(note()).toHaveProperty('value', 'Of Nani');
  press('Close');
  open('Sharma family');
  expect(note()).toHaveProperty('value', 'Of the Sharmas');
});

test('leaving the desk asks first while a reply is not saved, and no longer once it is left as it was', () => {
  showFamilies();
  open('Nani ji');
  expect(isHeldBack()).toBe(false);
  typeNote('Comes late');
  expect(isHeldBack()).toBe(true);
  typeNote('');
  expect(isHeldBack()).toBe(false);
  typeNote('Comes late');
  press('Leave it as it was');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isHeldBack()).toBe(false);
  open('Nani ji');
  expect(note()).toHaveProperty('value', '');
});

test('a half-typed reply is forgotten once its family is no longer on the list', () => {
  const { guestList, rerender } = showFamilies();
  open('Nani ji');
  typeNote('Comes late');
  press('Close');
  rerender(listWith({ ...guestList, families: [SHARMAS] }));
  expect(isHeldBack()).toBe(false);
});

function sayNobodyComes() {
  for (const choice of screen.getAllByRole('radio', { name: 'Not coming' })) fireEvent.click(choice);
  press('Reply');
  press('Send');
}

test('while a reply is being saved on a slow network, another family’s form stays open, and nothing is said to be unsaved', async () => {
  const saved = deferred();
  showFamilies({ saveReply: vi.fn(() => saved.promise) });
  open('Nani ji');
  sayNobodyComes();
  pressEscape();
  expect(linesAbove()).toEqual([]);
  expect(isHeldBack()).toBe(true);
  open('Sharma family');
  typeNote('Of the Sharmas');
  await act(async () => saved.resolve());
  await until(() => expect(linesAbove()).toEqual(['Not saved yet: the reply of Sharma family']));
  expect(note()).toHaveProperty('value', 'Of the Sharmas');
});

test('a reply that could not be saved stays, and gives way to one that the family has sent meanwhile', async () => {
  const stored = replyWith({ id: NANI.id, note: 'Sent by Nani herself', unsure: ['f1', 'f2'], rev: 2 });
  const view = { status: 'ready', syncing: false, guestList: listOf([NANI]) } as const;
  let now = view.guestList;
  showFamilies({
    saveReply: vi.fn(() => Promise.reject(new Error('offline'))),
    sync: () => Promise.resolve(),
    view: () => ({ ...view, guestList: now }),
  });
  open('Nani ji');
  typeNote('Told by phone');
  sayNobodyComes();
  await until(() => expect(linesAbove()).toEqual(['Not saved yet: the reply of Nani ji']));
  press('Close');
  press('Open the reply of Nani ji');
  expect(note()).toHaveProperty('value', 'Told by phone');

  now = listOf([NANI], [stored]);
  press('Reply');
  press('Send');
  await until(() => expect(note()).toHaveProperty('value', 'Sent by Nani herself'));
  expect(isHeldBack()).toBe(false);
});
