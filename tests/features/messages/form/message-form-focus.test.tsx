import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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

/** Presses the button of this name of the message at this place, as the keyboard does: with the focus on it. */
async function press(name: string, place = 0): Promise<void> {
  const button = screen.getAllByRole('button', { name })[place];
  act(() => button?.focus());
  fireEvent.click(button ?? document.body);
  await pass(100);
}

async function deleteForGood(place: number): Promise<void> {
  await press('Delete', place);
  await press('Delete for good');
}

test('“Write another message” leads to the first field', async () => {
  guest.isOffline = true;
  await show();
  type('Asha', '9845000012');
  await submit();
  await press('Write another message');
  expect(document.activeElement).toBe(field(/^Name/));
});

test('after a refused message is deleted the focus is on the next one, and after the last in the form', async () => {
  await show();
  await writeOffline('Asha', 'Ravi', 'Meera');
  type('Bela', '', '');
  await flushWith('refused', 'refused', 'refused');
  await deleteForGood(1);
  const isOf = (name: string) => document.activeElement?.closest('li')?.textContent?.includes(`From ${name}`);
  expect(isOf('Meera')).toBe(true);
  await deleteForGood(1);
  expect(isOf('Asha')).toBe(true);
  await deleteForGood(0);
  expect(screen.queryByRole('list')).toBeNull();
  expect(document.activeElement).toBe(field(/^Name/));
});
