import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReplyFields } from '#src/domain/reply/reply.ts';
import { changeRecord, guestRecord } from '#src/features/replies/guest-record.ts';
import { LeftReply } from '#src/features/replies/left-reply.tsx';
import { replyOutbox } from '#src/features/replies/reply-outbox.ts';
import { ReplyPanel } from '#src/features/replies/reply-panel.tsx';
import { guestFirestore, PAGE } from '#tests/support/guest-firestore.ts';
import { REFUSED } from '#tests/support/invitation-responses.ts';
import { byOf, CODE, coming, FAMILY_ID } from '#tests/support/reply-database.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { until } from '#tests/support/until.ts';

let database = guestFirestore();

beforeEach(() => {
  localStorage.clear();
  database = guestFirestore();
  vi.stubGlobal('fetch', database.fetch);
});

afterEach(async () => {
  cleanup();
  for (const { id } of replyOutbox().view().items) await replyOutbox().discard(id);
});

/** Asha's phone, which has replied with the open link. */
const ASHAS = `d${'a'.repeat(32)}`;

function replied() {
  const { f1 } = coming(2).answers;
  const fields: ReplyFields = {
    name: 'Asha',
    phone: '+919812345678',
    answers: { f1 },
    unsure: ['f2'],
    note: '',
  };
  const reply = { ...fields, id: ASHAS, rev: 1, by: byOf('a', 1), updatedAt: Date.UTC(2026, 10, 22) };
  changeRecord(CODE, { openId: ASHAS, by: reply.by, reply });
}

async function replyAnew() {
  fireEvent.change(await screen.findByLabelText('Your name'), { target: { value: 'Asha' } });
  fireEvent.change(screen.getByLabelText('Your mobile number'), { target: { value: '9812345678' } });
  for (const radio of screen.getAllByRole('radio', { name: 'Not coming' })) fireEvent.click(radio);
  await press('Reply');
  await press('Send');
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

function show(family: string | undefined) {
  render(
    <ReplyPanel
      seat={{ code: CODE, family, functions: SAMPLE.functions, seats: 4, sample: false }}
      shown={SAMPLE.functions}
      contacts={SAMPLE.contacts}
      replyBy={PAGE.settings.replyBy}
      language="en"
    />,
  );
}

function showClosed() {
  render(
    <>
      <h1 tabIndex={-1}>Asha & Ravi</h1>
      <LeftReply
        seat={{ code: CODE, family: undefined, functions: SAMPLE.functions, seats: 0, sample: false }}
        contacts={SAMPLE.contacts}
        replyBy={PAGE.settings.replyBy}
        language="en"
      />
    </>,
  );
}

test('a guest with the open link whose reply the couple has deleted is told so, and replies anew', async () => {
  replied();
  database.state.deleted.add(ASHAS);
  show(undefined);
  await screen.findByText(/Your reply has been removed/);
  expect(guestRecord(CODE).reply).toBeUndefined();
  await replyAnew();
  await screen.findByText(/Thank you!/);
  await until(() => expect([...database.state.replies.keys()]).not.toContain(ASHAS));
  expect(guestRecord(CODE).reply?.id).toMatch(/^d(?!a{32})/);
});

test('a change that was refused because the couple has deleted the reply is sent as a new one at the next try', async () => {
  replied();
  show(undefined);
  await press('Change');
  database.state.deleted.add(ASHAS);
  await replyAnew();
  await screen.findByText(/The family has removed your earlier reply/);
  cleanup();
  // After a reload, too.
  show(undefined);
  await screen.findByText(/The family has removed your earlier reply/);
  await press('Try again');
  await screen.findByText(/Thank you!/);
  expect([...database.state.replies.values()]).toEqual(['f1 f2']);
});

test('a guest who removes a reply that the couple has deleted is told that it is removed, and nothing is sent again', async () => {
  replied();
  show(undefined);
  await press('Remove my reply');
  database.state.deleted.add(ASHAS);
  await press('Remove my reply');
  await screen.findByText(/Your reply has been removed/);
  await until(() => expect(replyOutbox().view().items).toEqual([]));
  expect(database.state.replies.size).toBe(0);
  expect(guestRecord(CODE).openId).toBeUndefined();
});

test('a family that is invited to other functions now than it has replied for is asked anew, and keeps its note', async () => {
  const { answers } = coming(2);
  const fields = { name: '', phone: '', answers: { f9: answers.f1 }, unsure: [], note: 'By car' };
  const reply = { ...fields, id: FAMILY_ID, rev: 1, by: byOf('a', 1), updatedAt: Date.UTC(2026, 10, 22) };
  changeRecord(CODE, { token: FAMILY_ID, reply });
  show(FAMILY_ID);
  await screen.findByRole('button', { name: 'Reply' });
  expect(screen.getByDisplayValue('By car')).toBeTruthy();
  expect(screen.queryByText(/being removed|has been removed/)).toBeNull();
});

test('the focus goes back to the reply with a form that is left, and to Remove with its question', async () => {
  replied();
  show(undefined);
  await press('Change');
  await press('Leave it as it was');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your reply' }));
  await press('Remove my reply');
  expect(document.activeElement?.textContent).toBe('Remove your reply?');
  await press('Keep it');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove my reply' }));
});

test('a reply that is written without a network after the couple deleted the one before is a new one', async () => {
  replied();
  database.state.deleted.add(ASHAS);
  show(undefined);
  await screen.findByText(/Your reply has been removed/);
  cleanup();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  show(undefined);
  await replyAnew();
  await until(() => expect(replyOutbox().view().items).toHaveLength(1));
  expect(replyOutbox().view().items[0]?.message.replyId).not.toBe(ASHAS);
});

test('a guest whose open link was closed meanwhile is told so, and not asked to change the reply', async () => {
  show(undefined);
  database.state.page = { ...PAGE, settings: { ...PAGE.settings, openSeats: 0 } };
  await replyAnew();
  expect(await screen.findByText(/this link is no longer valid/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
});

test.each([
  ['refused', async () => Response.json(REFUSED, { status: 403 })],
  ['lost', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['not served now', async () => Response.json({}, { status: 503 })],
])('a reply with the open link whose reading is %s stays as the phone knows it', async (_, fetch) => {
  replied();
  const asked = vi.fn(fetch);
  vi.stubGlobal('fetch', asked);
  show(undefined);
  await until(() => expect(asked).toHaveBeenCalled());
  await screen.findByText(/Thank you!/);
  expect(guestRecord(CODE).reply?.id).toBe(ASHAS);
});

test('a guest removes a reply although the couple has closed the open link since', async () => {
  replied();
  database.state.replies.set(ASHAS, 'f1');
  database.state.page = { ...PAGE, settings: { ...PAGE.settings, openSeats: 0 } };
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address.includes(':batchGet')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : database.fetch(address, init),
  );
  showClosed();
  await press('Remove my reply');
  await press('Remove my reply');
  await screen.findByText('The reply was removed.');
  expect(database.state.replies.get(ASHAS)).toBe('');
});

test('a reply that was refused is read, and deleted from the phone, where the page asks for none any more', async () => {
  database.state.page = { ...PAGE, settings: { ...PAGE.settings, openSeats: 0 } };
  const fields = { ...coming(2, 'By car'), name: 'Asha', phone: '+919812345678' };
  await replyOutbox().add({ code: CODE, replyId: ASHAS, baseRev: 0, by: byOf('a', 1), fields });
  await until(() => expect(replyOutbox().view().items[0]?.state).toBe('refused'));
  changeRecord(CODE, { openId: ASHAS });
  showClosed();
  await screen.findByText(/this link is no longer valid/);
  expect(screen.getByText('Note: By car')).toBeTruthy();
  screen.getByRole('button', { name: 'Delete it from this phone' }).focus();
  await press('Delete it from this phone');
  await until(() => expect(replyOutbox().view().items).toEqual([]));
  await until(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Asha & Ravi' })),
  );
});

test('a page that asks for no reply says nothing to a guest who has sent none', () => {
  changeRecord(CODE, { token: FAMILY_ID });
  showClosed();
  expect(document.body.textContent).toBe('Asha & Ravi');
});
