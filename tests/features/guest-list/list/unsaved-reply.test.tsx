import { act, fireEvent, screen, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetWeddings } from '#src/data/forget-weddings.ts';
import type { Reply, ReplyFields } from '#src/domain/reply/reply.ts';
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
import { SAMPLE } from '#tests/support/sample-invitation.ts';
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

/** What the database has of Nani, as the desk reads it. */
function storeOf(first?: Reply) {
  const state = { stored: first };
  return {
    state,
    sync: () => Promise.resolve(),
    view: () => {
      const guestList = listOf([NANI], state.stored ? [state.stored] : []);
      return { status: 'ready', syncing: false, guestList } as const;
    },
    ...(first ? { replies: new Map([[NANI.id, first]]) } : {}),
  };
}

const CHANGED = 'Their reply has changed in the meantime';
const failing = () => vi.fn(() => Promise.reject(new Error('refused')));

test('a reply that could not be saved stays, under the one that the family has sent meanwhile', async () => {
  const { state, ...store } = storeOf();
  const saveReply = failing();
  showFamilies({ ...store, saveReply });
  open('Nani ji');
  typeNote('Told by phone');
  sayNobodyComes();
  await until(() => expect(linesAbove()).toEqual(['Not saved yet: the reply of Nani ji']));
  press('Close');
  press('Open the reply of Nani ji');
  expect(note()).toHaveProperty('value', 'Told by phone');
  expect(screen.queryByText(CHANGED)).toBeNull();

  state.stored = replyWith({ id: NANI.id, note: 'Sent by Nani herself', unsure: ['f1', 'f2'], rev: 2 });
  press('Reply');
  press('Send');
  expect(await screen.findByRole('heading', { name: CHANGED })).toBe(document.activeElement);
  expect(screen.getByText('Note: Sent by Nani herself')).toBeTruthy();
  expect(note()).toHaveProperty('value', 'Told by phone');

  press('Reply');
  press('Send');
  await until(() => expect(saveReply).toHaveBeenLastCalledWith(NANI.id, expect.anything(), 2));
  press('Change it');
  press('Leave it as it was');
  expect(isHeldBack()).toBe(false);
});

test('a half-typed reply is shown under one that the family has sent while it was left', () => {
  const { guestList, rerender } = showFamilies();
  open('Nani ji');
  typeNote('Told by phone');
  press('Close');
  const sent = replyWith({ id: NANI.id, note: 'Sent by Nani herself', unsure: ['f1'], rev: 1 });
  rerender(listWith({ ...guestList, replies: new Map([[NANI.id, sent]]) }));
  press('Open the reply of Nani ji');
  expect(screen.getByText('Note: Sent by Nani herself')).toBeTruthy();
  expect(note()).toHaveProperty('value', 'Told by phone');
});

test('a reply of which only the response was lost is saved', async () => {
  const { state, ...store } = storeOf();
  showFamilies({
    ...store,
    saveReply: vi.fn((id: string, fields: ReplyFields) => {
      state.stored = { ...replyWith({ id }), ...fields, by: 'host' };
      return Promise.reject(new Error('no response'));
    }),
  });
  open('Nani ji');
  sayNobodyComes();
  await until(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Their reply is saved and counted.')).toBeTruthy();
  expect(isHeldBack()).toBe(false);
});

test('a half-typed change of a reply can be sent after the family’s link was renewed', async () => {
  const reply = replyWith({ id: NANI.id, unsure: ['f1', 'f2'], rev: 3 });
  const renewed = { ...NANI, id: 'fNewNaniAAAAAAAAAAAAAAA' };
  const moved = new Map([[renewed.id, { ...reply, id: renewed.id, rev: 1 }]]);
  const { guestList, rerender } = showFamilies({
    replies: new Map([[NANI.id, reply]]),
    renewLink: vi.fn(() => Promise.resolve(renewed)),
    saveReply: vi.fn(() => Promise.resolve()),
  });
  open('Nani ji');
  typeNote('Comes late');
  press('Close');
  press('Edit Nani ji');
  press('Make a new link');
  await act(async () => press('Make a new link'));
  rerender(listWith({ ...guestList, families: [SHARMAS, renewed], replies: moved }));
  press('Close');
  press('Open the reply of Nani ji');
  expect(screen.queryByText(CHANGED)).toBeNull();
  expect(note()).toHaveProperty('value', 'Comes late');
  press('Reply');
  press('Send');
  const sent = expect.objectContaining({ note: 'Comes late' });
  await until(() => expect(guestList.saveReply).toHaveBeenCalledWith(renewed.id, sent, 1));
});

test('what is changed while a reply is being saved is sent as a change of that one', async () => {
  const saved = deferred();
  const { state, ...store } = storeOf(replyWith({ id: NANI.id, unsure: ['f1', 'f2'], rev: 3 }));
  const saveReply = vi.fn(() => saved.promise);
  const { guestList, rerender } = showFamilies({ ...store, saveReply });
  open('Nani ji');
  typeNote('Comes late');
  press('Reply');
  press('Send');
  press('Change it');
  typeNote('Comes very late');
  const next = replyWith({ id: NANI.id, unsure: ['f1', 'f2'], note: 'Comes late', rev: 4 });
  state.stored = next;
  await act(async () => saved.resolve());
  rerender(listWith({ ...guestList, replies: new Map([[NANI.id, next]]) }));
  press('Open the reply of Nani ji');
  expect(screen.queryByText(CHANGED)).toBeNull();
  expect(note()).toHaveProperty('value', 'Comes very late');
  press('Reply');
  press('Send');
  const sent = expect.objectContaining({ note: 'Comes very late' });
  await until(() => expect(saveReply).toHaveBeenLastCalledWith(NANI.id, sent, 4));
});

test('a half-typed reply is forgotten once its family is asked for none any more, and cannot take the place of one', () => {
  const { guestList, rerender } = showFamilies();
  open('Nani ji');
  typeNote('Comes late');
  const functions = SAMPLE.functions.map((one) => ({ ...one, asksReply: false }));
  rerender(listWith(guestList, { ...SAMPLE, functions }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(linesAbove()).toEqual([]);
  expect(isHeldBack()).toBe(false);
});
