import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FunctionKey } from '#src/domain/invitation/invitation.ts';
import { changeRecord, guestRecord } from '#src/features/replies/guest-record.ts';
import { LeftReply } from '#src/features/replies/left-reply.tsx';
import { replyOutbox } from '#src/features/replies/reply-outbox.ts';
import { ReplyPanel } from '#src/features/replies/reply-panel.tsx';
import { encodeFields } from '#src/lib/firestore-values.ts';
import { REFUSED, storedDocument } from '#tests/support/invitation-responses.ts';
import { byOf, CODE, coming, FAMILY_ID } from '#tests/support/reply-database.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { until } from '#tests/support/until.ts';

const PAGE = { ...SAMPLE, settings: { ...SAMPLE.settings, replyBy: Date.now() + 1_000_000, openSeats: 4 } };

/** What is stored: the page, a family, and the replies that were taken, as the rules take them. */
function firestore() {
  const state = {
    page: PAGE,
    functions: ['f1', 'f2'] as readonly FunctionKey[],
    seats: 4,
    replies: new Map<string, string>(),
    /** Ids of replies with the open link that the couple has deleted. */
    deleted: new Set<string>(),
  };
  const fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const body = String(init.body);
    const id = /replies\/(\w+)/.exec(body)?.[1] ?? '';
    const refused = () => Response.json(REFUSED, { status: 403 });
    if (address.includes(':batchGet')) {
      // A reply with the open link that there is not is not to be asked for.
      return id.startsWith('d') && !state.deleted.has(id) ? refused() : Response.json([{ missing: id }]);
    }
    if (address.includes(':commit')) {
      const isFirst = body.includes('"rev":{"integerValue":"1"}');
      const isRemoval = body.includes('"answers":{"mapValue":{"fields":{}}}') && !isFirst;
      const isClosed = id.startsWith('d') && state.page.settings.openSeats === 0 && !isRemoval;
      if (isClosed || state.deleted.has(id) || isFirst === state.replies.has(id)) return refused();
      const allowed = state.functions.join('');
      const answered = [...body.matchAll(/"(f\d)":\{"mapValue/g)].map(([, key = '']) => key);
      const adults = [...body.matchAll(/"adults":\{"integerValue":"(\d+)"/g)].map(([, count]) =>
        Number(count),
      );
      if (answered.some((key) => !allowed.includes(key)) || adults.some((count) => count > state.seats))
        return refused();
      state.replies.set(id, answered.join(' '));
      return Response.json({ commitTime: '2026-11-22T11:42:00Z' });
    }
    if (address.includes('/families/')) {
      const { functions, seats } = state;
      const fields = encodeFields({ name: 'Sharma family', language: 'en', functions, seats });
      return Response.json({ name: `families/${FAMILY_ID}`, fields });
    }
    return Response.json(storedDocument({ ...state.page, code: CODE }));
  };
  return { state, fetch };
}

let database = firestore();

beforeEach(() => {
  localStorage.clear();
  database = firestore();
  vi.stubGlobal('fetch', database.fetch);
});

afterEach(async () => {
  cleanup();
  for (const { id } of replyOutbox().view().items) await replyOutbox().discard(id);
});

/** Of the family's earlier link. */
const OLD_ID = `fOld${'a'.repeat(19)}`;

/** Asha's phone, which has replied with the open link. */
const ASHAS = `d${'a'.repeat(32)}`;

function replied() {
  const { f1 } = coming(2).answers;
  const fields = { name: 'Asha', phone: '+919812345678', answers: { f1 }, unsure: [], note: '' };
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
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

function show(family: string | undefined) {
  render(
    <ReplyPanel
      seat={{ code: CODE, family, functions: SAMPLE.functions, seats: 4, sample: false }}
      contacts={SAMPLE.contacts}
      replyBy={PAGE.settings.replyBy}
      language="en"
    />,
  );
}

function showClosed() {
  render(
    <LeftReply
      seat={{ code: CODE, family: undefined, functions: SAMPLE.functions, seats: 0, sample: false }}
      contacts={SAMPLE.contacts}
      replyBy={PAGE.settings.replyBy}
      language="en"
    />,
  );
}

test('a reply refused because the family has fewer seats and other functions is corrected and sent', async () => {
  const [sangeet, phere] = SAMPLE.functions;
  if (!sangeet || !phere) throw new Error('the sample has two functions');
  show(FAMILY_ID);
  await press('All 4 of us are coming to everything');
  choose('All vegetarian');
  await press('Reply');
  database.state.page = { ...PAGE, functions: [sangeet, phere, { ...phere, key: 'f3', name: 'Haldi' }] };
  database.state.functions = ['f1', 'f3'];
  database.state.seats = 2;
  await press('Send');
  await screen.findByText(/has changed the functions or the number of seats/);
  await press('Change');
  expect(screen.getByRole('textbox', { name: 'How many, Sangeet' })).toHaveProperty('value', '2');
  expect(screen.queryByText('Phere')).toBeNull();
  fireEvent.click(screen.getAllByRole('radio', { name: 'Not coming' })[1] ?? document.body);
  await press('Reply');
  await screen.findByText('Haldi: not coming.');
  await press('Send');
  await screen.findByText(/Thank you!/);
  await until(() => expect([...database.state.replies]).toEqual([[FAMILY_ID, 'f1 f3']]));
});

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
  await screen.findByText(/The couple has removed your earlier reply/);
  cleanup();
  // After a reload, too.
  show(undefined);
  await screen.findByText(/The couple has removed your earlier reply/);
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

test.each([
  ['', PAGE.settings.replyBy],
  [' even if its clock is past the last day,', Date.now() - 1],
])('a phone whose open link was closed meanwhile says so,%s and offers no change', async (_, replyBy) => {
  show(undefined);
  database.state.page = { ...PAGE, settings: { ...PAGE.settings, openSeats: 0, replyBy } };
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

test('a reply that was refused because the family has a new link is shown there, and sent under it', async () => {
  const reply = { code: CODE, replyId: OLD_ID, baseRev: 0, by: byOf('a', 1), fields: coming(3, 'By train') };
  database.state.replies.set(OLD_ID, 'as after the first attempt');
  await replyOutbox().add(reply);
  await until(() => expect(replyOutbox().view().items[0]?.state).toBe('refused'));
  show(FAMILY_ID);
  await screen.findByText(/under an earlier link of this wedding/);
  expect(screen.getByText('Note: By train')).toBeTruthy();
  await press('Change');
  fireEvent.click(screen.getAllByRole('radio', { name: 'Not coming' })[1] ?? document.body);
  await press('Reply');
  await press('Send');
  await screen.findByText(/Thank you!/);
  expect(database.state.replies.get(FAMILY_ID)).toBe('f1 f2');
  expect(replyOutbox().view().items).toEqual([]);
});

test('the focus goes back to a refused reply whose form is left, and to the form when that reply is deleted', async () => {
  const reply = { code: CODE, replyId: OLD_ID, baseRev: 0, by: byOf('a', 1), fields: coming(3, '') };
  database.state.replies.set(OLD_ID, 'as after the first attempt');
  await replyOutbox().add(reply);
  await until(() => expect(replyOutbox().view().items[0]?.state).toBe('refused'));
  show(FAMILY_ID);
  await screen.findByText(/under an earlier link of this wedding/);
  expect(document.activeElement).toBe(document.body);
  await press('Change');
  await press('Leave it as it was');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your reply could not be sent' }));
  await press('Delete it from this phone');
  await screen.findByRole('button', { name: 'Reply' });
  expect(document.activeElement?.closest('form')).not.toBeNull();
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
  await press('Delete it from this phone');
  await until(() => expect(replyOutbox().view().items).toEqual([]));
});

test('a page that asks for no reply says nothing to a guest who has sent none', () => {
  changeRecord(CODE, { token: FAMILY_ID });
  showClosed();
  expect(document.body.textContent).toBe('');
});
