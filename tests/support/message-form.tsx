import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { MessageForm } from '#src/features/messages/form/message-form.tsx';
import type { GuestMessage } from '#src/features/messages/message.ts';
import type { Delivery, Outbox } from '#src/lib/outbox/outbox.ts';
import { createOutbox } from '#src/lib/outbox/outbox.ts';
import { createPhoneStorage } from '#tests/support/memory-storage.ts';
import { openPageStore } from '#tests/support/message-store.ts';
import { createPorts } from '#tests/support/outbox-ports.ts';

const empty = <Item,>(): Item[] => [];

/** Reset before each test. */
export const guest = {
  storage: createPhoneStorage(),
  /** Outcomes of the next attempts; when empty, delivered, or unreachable if offline. */
  outcomes: empty<Delivery>(),
  isOffline: false,
  /** Attempts get no response at all. */
  isSilent: false,
  sent: empty<GuestMessage>(),
  get outbox(): Outbox<GuestMessage> {
    tab ??= openTab();
    return tab;
  },
  reopen(): void {
    tab = openTab();
  },
};

let tab: Outbox<GuestMessage> | undefined;

function openTab(): Outbox<GuestMessage> {
  const store = openPageStore(guest.storage);
  return createOutbox(
    createPorts(
      async (_id, message) => {
        if (guest.isSilent) return new Promise<never>(() => {});
        const outcome = guest.outcomes.shift() ?? (guest.isOffline ? 'unreachable' : 'delivered');
        if (outcome === 'delivered') guest.sent.push(message);
        return outcome;
      },
      {
        store: {
          ...store,
          // Slow, to catch a form that opens a message twice.
          remove: async (id) => {
            await new Promise((done) => setTimeout(done, 50));
            await store.remove(id);
          },
        },
      },
    ),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(guest, {
    storage: createPhoneStorage(),
    outcomes: [],
    isOffline: false,
    isSilent: false,
    sent: [],
  });
  guest.reopen();
});

afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
});

export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

export function showForm(onDone = () => {}): void {
  render(
    <MessageForm
      to={{ kind: 'blessing' }}
      readBy="They will read it."
      thanks="Thank you."
      upload={null}
      onDone={onDone}
    />,
    { wrapper: MemoryRouter },
  );
}

/** Renders the blessing form and waits as long as a guest would. */
export async function show() {
  const onDone = vi.fn();
  showForm(onDone);
  await pass(3_000);
  return onDone;
}

export const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

export function type(name: string, number: string, message = ''): void {
  for (const [label, value] of [
    [/^Name/, name],
    [/^Mobile/, number],
    [/^Message/, message],
  ] as const) {
    fireEvent.input(field(label), { target: { value } });
  }
}

export async function submit(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await pass(60);
}

/** Submits messages offline; the form is empty afterwards. */
export async function writeOffline(...names: string[]): Promise<void> {
  guest.isOffline = true;
  for (const name of names) {
    type(name, '9845000012', `From ${name}`);
    await submit();
    fireEvent.click(screen.getByRole('button', { name: 'Write another message' }));
    // Faster submissions count as automated.
    await pass(2_100);
  }
}

/** Goes online and resends everything with these outcomes. */
export async function flushWith(...outcomes: Delivery[]): Promise<void> {
  Object.assign(guest, { outcomes: outcomes, isOffline: false });
  await act(() => guest.outbox.flush());
  await pass(100);
  // The list of refused messages is loaded on demand.
  await act(() => vi.dynamicImportSettled());
}
