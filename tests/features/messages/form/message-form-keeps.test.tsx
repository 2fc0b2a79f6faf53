import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { THANK_YOU_MS } from '#src/config/timings.ts';
import { MessageForm } from '#src/features/messages/form/message-form.tsx';
import {
  field,
  flushWith,
  guest,
  pass,
  show,
  submit,
  type,
  writeOffline,
} from '#tests/support/message-form.tsx';

vi.mock('#src/features/messages/outbox/message-outbox.ts', async (original) => ({
  ...(await original<object>()),
  messageOutbox: () => guest.outbox,
}));

test('Of two refused messages one goes back into the empty form and the other is listed', async () => {
  await show();
  await writeOffline('Asha', 'Ravi');
  await flushWith('refused', 'refused');
  expect([field(/^Name/).value, field(/^Message/).value]).toEqual(['Asha', 'From Asha']);
  expect(screen.getByText('1 message was not accepted')).toBeTruthy();
  expect(screen.getByText('From Ravi')).toBeTruthy();

  await submit();
  await pass(THANK_YOU_MS);
  expect([field(/^Name/).value, field(/^Message/).value]).toEqual(['Ravi', 'From Ravi']);
  await submit();
  await pass(2_100);
  expect(guest.sent).toMatchObject([{ name: 'Asha' }, { name: 'Ravi' }]);
});

test('A refused message never replaces what somebody is typing', async () => {
  await show();
  await writeOffline('Asha', 'Ravi');
  type('Meera', '', '');
  await flushWith('refused', 'refused');
  expect([field(/^Name/).value, field(/^Message/).value]).toEqual(['Meera', '']);
  expect(screen.getByText('2 messages were not accepted')).toBeTruthy();

  fireEvent.click(screen.getAllByRole('button', { name: 'Edit' })[0] ?? document.body);
  await pass(0);
  expect(screen.getByText('You already have something in the form.')).toBeTruthy();
  expect(field(/^Name/).value).toBe('Meera');
  type('', '', '');
  fireEvent.click(screen.getAllByRole('button', { name: 'Edit' })[0] ?? document.body);
  await pass(0);
  expect(field(/^Message/).value).toBe('From Asha');
});

test('A refused message can be deleted after a confirmation', async () => {
  await show();
  await writeOffline('Asha');
  type('Meera', '', '');
  await flushWith('refused');
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
  await pass(100);
  expect(screen.queryByText('1 message was not accepted')).toBeNull();
  expect(guest.outbox.view().items).toEqual([]);
});

test('A message that was being edited when the tab was killed is in the form again, once', async () => {
  await show();
  await writeOffline('Asha');
  await flushWith('refused');
  type('Asha Rao', '9845000012', 'Changed');
  document.body.replaceChildren();
  guest.reopen();
  await show();
  expect([field(/^Name/).value, field(/^Message/).value]).toEqual(['Asha Rao', 'Changed']);
  expect(screen.queryByText('1 message was not accepted')).toBeNull();
  await submit();
  await pass(100);
  expect(guest.sent).toMatchObject([{ name: 'Asha Rao' }]);
  expect(guest.outbox.view().items).toEqual([]);
});

test('A message from when longer ones were allowed is shown with what to change', async () => {
  const row = {
    id: 'a'.repeat(32),
    message: { kind: 'blessing', name: 'Asha', number: '+919845000012', message: 'm'.repeat(1_200) },
    refused: false,
    writtenAt: 1,
  };
  guest.storage.rows.set(row.id, row);
  await show();
  await pass(100);
  expect(guest.sent).toEqual([]);
  expect(field(/^Message/).value).toHaveLength(1_200);
  await submit();
  expect(screen.getByText(/it has 1200 now/)).toBeTruthy();
});

test('A page that is left while its message is on its way does not offer it again, and it is not taken twice', async () => {
  guest.isSilent = true;
  await show();
  type('Asha', '9845000012', 'Joy');
  await submit();
  cleanup();
  guest.isSilent = false;
  guest.reopen();
  await show();
  expect(field(/^Message/).value).toBe('');
  // As browsers fill in again what was typed before a reload.
  type('Asha', '9845000012', 'Joy');
  await submit();
  expect(screen.getByText('You have already sent this message.')).toBeTruthy();
  expect(guest.sent).toHaveLength(1);
});

test('If no storage accepts the message, its draft stays and the page asks to be kept open', async () => {
  guest.outcomes = ['unreachable', 'unreachable'];
  guest.storage.isFull = true;
  guest.storage.beforeDatabase = () => Promise.reject(new Error('QuotaExceededError'));
  await show();
  type('Asha', '9845000012', 'Joy');
  await submit();
  expect(screen.getByRole('heading', { name: 'Not sent yet' })).toBeTruthy();
  expect(window.localStorage.getItem('shagun.drafts')).toContain('Joy');
  document.body.replaceChildren();
  guest.reopen();
  await show();
  expect(field(/^Message/).value).toBe('Joy');
  await submit();
  expect(screen.queryByText('You have already sent this message.')).toBeNull();
});

test('Once the browser’s data is cleared the page stops saying that the message is saved', async () => {
  guest.outcomes = ['unreachable', 'unreachable'];
  await show();
  type('Asha', '9845000012', 'Joy');
  await submit();
  expect(screen.getByRole('heading', { name: 'Saved on this phone' })).toBeTruthy();
  guest.storage.rows.clear();
  guest.storage.copies.clear();
  await pass(2_000);
  expect(screen.queryByRole('heading', { name: 'Saved on this phone' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Not sent yet' })).toBeTruthy();
  await pass(4_000);
  expect(guest.sent).toHaveLength(1);
});

test('The same message is not accepted twice while the first is pending', async () => {
  await show();
  await writeOffline('Asha');
  type('Asha', '9845000012', 'From Asha');
  await submit();
  expect(screen.getByText('You have already sent this message.')).toBeTruthy();
});

test('An empty form says that an earlier message is still pending', async () => {
  await show();
  await writeOffline('Asha');
  expect(screen.getByText(/One of your messages is saved on this phone/)).toBeTruthy();
});

/** Hydrates a page whose form the browser has filled in again. */
async function hydrateRestored(): Promise<void> {
  const page = (
    <MemoryRouter>
      <MessageForm to={{ kind: 'blessing' }} readBy="" thanks="" upload={null} onDone={() => {}} />
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  field(/^Name/).value = 'Asha';
  render(page, { container, hydrate: true });
  await pass(0);
}

test('What the browser fills in again, and no draft has, was submitted: the form is emptied', async () => {
  await hydrateRestored();
  expect(field(/^Name/).value).toBe('');
});

test('Where nothing can be stored, what the browser fills in again stays', async () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await hydrateRestored().finally(() => blocked.mockRestore());
  expect(field(/^Name/).value).toBe('Asha');
});
