import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { MessageForm } from '#src/features/messages/form/message-form.tsx';
import type { GuestMessage } from '#src/features/messages/message.ts';
import type { Delivery, Outbox } from '#src/features/messages/outbox/outbox.ts';
import { createOutbox } from '#src/features/messages/outbox/outbox.ts';
import { createPhoneStorage, openPageStore } from '#tests/support/memory-storage.ts';
import { createPorts } from '#tests/support/outbox-ports.ts';

const empty = <Item,>(): Item[] => [];

/** A guest, their phone and what became of their messages: new for each test. */
export const guest = {
  storage: createPhoneStorage(),
  /** What the next attempts come to; delivered, or unreachable without a network, when there is none left. */
  answers: empty<Delivery>(),
  isOffline: false,
  sent: empty<GuestMessage>(),
  /** The outbox of the open tab. */
  get outbox(): Outbox {
    tab ??= openTab();
    return tab;
  },
  /** Opens a new tab on the same phone. */
  reopen(): void {
    tab = openTab();
  },
};

let tab: Outbox | undefined;

function openTab(): Outbox {
  const store = openPageStore(guest.storage);
  return createOutbox(
    createPorts(
      async (_id, message) => {
        const answer = guest.answers.shift() ?? (guest.isOffline ? 'unreachable' : 'delivered');
        if (answer === 'delivered') guest.sent.push(message);
        return answer;
      },
      {
        store: {
          ...store,
          // As slow as a phone's storage: the form must not open a message twice meanwhile.
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
  Object.assign(guest, { storage: createPhoneStorage(), answers: [], isOffline: false, sent: [] });
  guest.reopen();
});

afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
});

export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Shows the form of blessings as it opens. */
export function showForm(onDone = () => {}): void {
  render(
    <MessageForm
      to={{ kind: 'blessing' }}
      readBy="They will read it."
      thanks="Thank you."
      upload={null}
      onDone={onDone}
    />,
  );
}

/** Shows the form of blessings after its guest has looked at it for a while. */
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

/** Writes messages without a network; afterwards the form is empty for the next one. */
export async function writeOffline(...names: string[]): Promise<void> {
  guest.isOffline = true;
  for (const name of names) {
    type(name, '9845000012', `From ${name}`);
    await submit();
    fireEvent.click(screen.getByRole('button', { name: 'Write another message' }));
    // Nobody fills in a form faster than in two seconds.
    await pass(2_100);
  }
}

/** Sends everything again, with these answers, and has a network from then on. */
export async function flushWith(...outcomes: Delivery[]): Promise<void> {
  Object.assign(guest, { answers: outcomes, isOffline: false });
  await act(() => guest.outbox.flush());
  await pass(100);
  // The list of messages that came back is fetched when there is one.
  await act(() => vi.dynamicImportSettled());
}
