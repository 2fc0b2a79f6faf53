import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replyOutbox } from '#src/features/replies/reply-outbox.ts';
import { ReplyPanel } from '#src/features/replies/reply-panel.tsx';
import { guestFirestore, PAGE } from '#tests/support/guest-firestore.ts';
import { byOf, CODE, coming, FAMILY_ID, messageOf, replyDatabase } from '#tests/support/reply-database.ts';
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

/** Of the family's earlier link. */
const OLD_ID = `fOld${'a'.repeat(19)}`;

async function replyAnew() {
  fireEvent.change(await screen.findByLabelText('Your name'), { target: { value: 'Asha' } });
  fireEvent.change(screen.getByLabelText('Your mobile number'), { target: { value: '9812345678' } });
  for (const radio of screen.getAllByRole('radio', { name: 'Not coming' })) fireEvent.click(radio);
  await press('Reply');
  await press('Send');
}

async function press(name: string) {
  const button = await screen.findByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

function show(family: string | undefined, replyBy = PAGE.settings.replyBy) {
  render(
    <ReplyPanel
      seat={{ code: CODE, family, functions: SAMPLE.functions, seats: 4, sample: false }}
      shown={SAMPLE.functions}
      contacts={SAMPLE.contacts}
      replyBy={replyBy}
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

test('the focus goes back to a refused reply whose form is left', async () => {
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
});

test('a reply that came too late says so, also on a phone whose clock is behind', async () => {
  show(undefined);
  database.state.time = PAGE.settings.replyBy + 1;
  await replyAnew();
  expect(await screen.findByText('The last day to reply is over.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a reply that no longer fits is changed and sent, also on a phone whose clock says that it is too late', async () => {
  const replyBy = Date.now() - 1_000;
  database.state.time = replyBy - 1_000;
  database.state.page = { ...PAGE, settings: { ...PAGE.settings, replyBy } };
  database.state.seats = 2;
  await replyOutbox().add({
    code: CODE,
    replyId: FAMILY_ID,
    baseRev: 0,
    by: byOf('a', 1),
    fields: coming(3, ''),
  });
  await until(() => expect(replyOutbox().view().items[0]?.state).toBe('refused'));
  show(FAMILY_ID, replyBy);
  await screen.findByText(/has changed the functions or the number of seats/);
  await press('Change');
  expect(screen.getByRole('textbox', { name: 'How many, Sangeet' })).toHaveProperty('value', '2');
});

test('the focus goes to the form when a refused reply is deleted from the phone', async () => {
  const reply = { code: CODE, replyId: OLD_ID, baseRev: 0, by: byOf('a', 1), fields: coming(3, '') };
  database.state.replies.set(OLD_ID, 'as after the first attempt');
  await replyOutbox().add(reply);
  await until(() => expect(replyOutbox().view().items[0]?.state).toBe('refused'));
  show(FAMILY_ID);
  await press('Delete it from this phone');
  await until(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your reply' })));
  expect(screen.getByRole('button', { name: 'Reply' })).toBeTruthy();
});

test('the focus goes to the other reply when it is kept', async () => {
  const other = replyDatabase({ ...coming(2), by: byOf('b', 1), rev: 2, updatedAt: Date.now() });
  vi.stubGlobal('fetch', other.fetch);
  await replyOutbox().add(messageOf(byOf('a', 1), coming(3), 1));
  await until(() => expect(replyOutbox().view().items[0]?.state).toBe('refused'));
  show(FAMILY_ID);
  await press('Keep that one');
  await until(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your reply' })));
});
