import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeRecord } from '#src/features/replies/guest-record.ts';
import { LeftReply } from '#src/features/replies/left-reply.tsx';
import { replyOutbox } from '#src/features/replies/reply-outbox.ts';
import { ReplyPanel } from '#src/features/replies/reply-panel.tsx';
import { deferred } from '#tests/support/deferred.ts';
import { guestFirestore, PAGE } from '#tests/support/guest-firestore.ts';
import { byOf, CODE, coming, FAMILY_ID } from '#tests/support/reply-database.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { until } from '#tests/support/until.ts';

/** The last moment to reply, over by this phone's clock. */
const REPLY_BY = Date.now() - 86_400_000;
const OVER = /^The last day to reply was/;

let database = guestFirestore();
const fetches = vi.fn();

beforeEach(() => {
  localStorage.clear();
  database = guestFirestore();
  database.state.page = { ...PAGE, settings: { ...PAGE.settings, replyBy: REPLY_BY } };
  fetches.mockReset().mockImplementation(database.fetch);
  vi.stubGlobal('fetch', fetches);
});

afterEach(async () => {
  cleanup();
  for (const { id } of replyOutbox().view().items) await replyOutbox().discard(id);
});

const seatOf = (family: string | undefined) => ({
  code: CODE,
  family,
  functions: SAMPLE.functions,
  seats: 4,
  sample: false,
});

const panel = (replyBy: number) => (
  <ReplyPanel
    seat={seatOf(FAMILY_ID)}
    shown={SAMPLE.functions}
    contacts={SAMPLE.contacts}
    replyBy={replyBy}
    language="en"
  />
);

const show = (replyBy = REPLY_BY) => render(panel(replyBy));

const isAsked = (address: string, init: RequestInit = {}) =>
  address.includes(':batchGet') && !String(init.body).includes('replies/');
const questions = () => fetches.mock.calls.filter(([address, init]) => isAsked(address, init)).length;

test('a phone whose clock is days ahead lets its family reply until the last day by Firestore’s clock', async () => {
  database.state.time = REPLY_BY - 1_000;
  show();
  const all = await screen.findByRole('button', { name: 'All 4 of us are coming to everything' });
  expect(screen.queryByText(OVER)).toBeNull();
  expect(screen.getByText(/^Please reply by .* IST\.$/), 'its page no longer says it').toBeTruthy();
  fireEvent.click(all);
  fireEvent.click(screen.getByRole('radio', { name: 'All vegetarian' }));
  fireEvent.click(screen.getByRole('button', { name: 'Reply' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
  await until(() => expect(database.state.replies.size).toBe(1));
});

test('after the last day a family is told so, and Firestore is asked once', async () => {
  database.state.time = Date.now();
  const { rerender } = show();
  expect(screen.getByText(OVER)).toBeTruthy();
  await until(() => expect(questions()).toBe(1));
  rerender(panel(REPLY_BY));
  // What is read after another question would be.
  fireEvent.click(screen.getByRole('button', { name: 'What do you hold about me?' }));
  await screen.findByRole('heading', { name: 'What is held about you here' });
  expect(screen.getByText(OVER)).toBeTruthy();
  expect(questions()).toBe(1);
});

describe('a half-filled form, when the last day is over by this phone’s clock alone,', () => {
  /** Fills in half of the form before the last day, which the phone’s clock then passes. */
  async function halfFilled() {
    const { rerender } = show(Date.now() + 1_000_000);
    fireEvent.click(await screen.findByRole('button', { name: 'All 4 of us are coming to everything' }));
    rerender(panel(REPLY_BY));
  }
  const isStillFilled = () => {
    for (const radio of screen.getAllByRole('radio', { name: 'Coming' }))
      expect(radio).toHaveProperty('checked', true);
  };

  test('stays until Firestore has confirmed that', async () => {
    database.state.time = Date.now();
    const confirmed = deferred();
    fetches.mockImplementation(async (address: string, init: RequestInit = {}) => {
      if (isAsked(address, init)) await confirmed.promise;
      return database.fetch(address, init);
    });
    await halfFilled();
    await until(() => expect(questions()).toBe(1));
    isStillFilled();
    confirmed.resolve();
    expect(await screen.findByText(OVER)).toBeTruthy();
  });

  test('stays without a network', async () => {
    fetches.mockImplementation(async (address: string, init: RequestInit = {}) => {
      if (isAsked(address, init)) throw new TypeError('Failed to fetch');
      return database.fetch(address, init);
    });
    await halfFilled();
    await until(() => expect(questions()).toBe(1));
    await act(async () => {});
    isStillFilled();
  });

  test('is sent, waits with what was typed, and only then gives way to the last day', async () => {
    database.state.time = Date.now();
    const confirmed = deferred();
    fetches.mockImplementation(async (address: string, init: RequestInit = {}) => {
      if (!isAsked(address, init)) throw new TypeError('Failed to fetch');
      await confirmed.promise;
      return database.fetch(address, init);
    });
    await halfFilled();
    fireEvent.click(screen.getByRole('radio', { name: 'All vegetarian' }));
    fireEvent.click(screen.getByRole('button', { name: 'Reply' }));
    const send = await screen.findByRole('button', { name: 'Send' });
    send.focus();
    fireEvent.click(send);
    expect(screen.queryByText(OVER), 'nobody has confirmed it').toBeNull();
    const waiting = await screen.findByRole('heading', { name: 'Waiting for network' });
    expect(document.activeElement).toBe(waiting);
    expect(screen.getByText('Sangeet: 4 people are coming.')).toBeTruthy();
    expect(screen.queryByText(OVER)).toBeNull();

    confirmed.resolve();
    expect(await screen.findByText(OVER)).toBe(document.activeElement);
    expect(screen.getByText('Sangeet: 4 people are coming.')).toBeTruthy();
  });
});

test('a change that is cancelled leads back to the reply, when the last day is over by this phone’s clock alone', async () => {
  const reply = { ...coming(2), id: FAMILY_ID, rev: 1, by: byOf('a', 1), updatedAt: Date.UTC(2026, 10, 22) };
  changeRecord(CODE, { token: FAMILY_ID, by: reply.by, reply });
  fetches.mockRejectedValue(new TypeError('Failed to fetch'));
  const { rerender } = show(Date.now() + 1_000_000);
  fireEvent.click(await screen.findByRole('button', { name: /^(Change|Complete my reply)$/ }));
  rerender(panel(REPLY_BY));
  const cancel = screen.getByRole('button', { name: 'Leave it as it was' });
  cancel.focus();
  fireEvent.click(cancel);
  expect(screen.getByRole('heading', { name: 'Your reply' })).toBe(document.activeElement);
  expect(screen.queryByText(OVER)).toBeNull();
});

test('Firestore is asked for nothing where a family’s page asks for no reply any more', async () => {
  changeRecord(CODE, {
    token: FAMILY_ID,
    reply: { ...coming(2), id: FAMILY_ID, rev: 1, by: byOf('a', 1), updatedAt: Date.UTC(2026, 10, 22) },
  });
  render(
    <LeftReply
      seat={{ ...seatOf(FAMILY_ID), seats: 0 }}
      contacts={SAMPLE.contacts}
      replyBy={REPLY_BY}
      language="en"
    />,
  );
  // The stored reply is looked up.
  await until(() => expect(fetches).toHaveBeenCalled());
  await Promise.all(fetches.mock.results.map(({ value }) => value));
  expect(questions()).toBe(0);
});

test('before the last day Firestore is not asked for the time', async () => {
  show(Date.now() + 1_000_000);
  await screen.findByRole('button', { name: 'Reply' });
  expect(questions()).toBe(0);
});

test('a reply can be removed where no reply is asked for any more, on a phone whose clock is ahead', async () => {
  database.state.time = REPLY_BY - 1_000;
  const id = `d${'a'.repeat(32)}`;
  const reply = { ...coming(2), id, rev: 1, by: byOf('a', 1), updatedAt: Date.UTC(2026, 10, 22) };
  changeRecord(CODE, { openId: id, by: reply.by, reply });
  render(
    <LeftReply
      seat={{ ...seatOf(undefined), seats: 0 }}
      contacts={SAMPLE.contacts}
      replyBy={REPLY_BY}
      language="en"
    />,
  );
  expect(await screen.findByRole('button', { name: 'Remove my reply' })).toBeTruthy();
});
