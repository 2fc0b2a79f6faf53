import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GuestMessage } from '#src/features/messages/message.ts';
import { MessageForm } from '#src/features/messages/message-form.tsx';
import type { MessageRow } from '#src/features/messages/outbox/message-database.ts';
import type { Delivery, Outbox } from '#src/features/messages/outbox/outbox.ts';
import { createOutbox } from '#src/features/messages/outbox/outbox.ts';
import type { BreakableStorage } from '#tests/support/memory-storage.ts';
import { createPhoneStorage, openPageStore } from '#tests/support/memory-storage.ts';

const outbox = vi.hoisted(() => ({ current: undefined as Outbox | undefined }));
vi.mock('#src/features/messages/outbox/shop-outbox.ts', () => ({ shopOutbox: () => outbox.current }));

let answers: Delivery[] = [];
let sent: GuestMessage[] = [];
let storage: BreakableStorage;
let isOffline = false;

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  isOffline = false;
  sent = [];
  storage = createPhoneStorage();
  outbox.current = openTab();
});

/** The outbox of a tab on this phone. */
function openTab(): Outbox {
  const store = openPageStore(storage);
  return createOutbox({
    store: {
      ...store,
      // As slow as a phone's storage: the form must not open a message twice meanwhile.
      remove: async (id) => {
        await new Promise((done) => setTimeout(done, 50));
        await store.remove(id);
      },
    },
    send: async (_id, message) => {
      const answer = answers.shift() ?? (isOffline ? 'unreachable' : 'delivered');
      if (answer === 'delivered') sent.push(message);
      return answer;
    },
    alone: (_name, work) => work(),
    later: (ms, work) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    tellOthers: () => {},
    random: () => 1,
  });
}

afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function show() {
  const onDone = vi.fn();
  render(
    <MessageForm
      to={{ kind: 'blessing' }}
      readBy="They will read it."
      thanks="Thank you."
      upload={null}
      onDone={onDone}
    />,
  );
  await pass(3_000);
  return onDone;
}

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

function type(name: string, number: string, message = ''): void {
  for (const [label, value] of [
    [/^Name/, name],
    [/^Mobile/, number],
    [/^Message/, message],
  ] as const) {
    fireEvent.input(field(label), { target: { value } });
  }
}

async function submit(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await pass(60);
}

test('A sent message is thanked for alone, and 2500 ms later the page is told to go on', async () => {
  const onDone = await show();
  type('Asha', '9845000012', 'Joy');
  await submit();
  expect(sent).toEqual([{ kind: 'blessing', name: 'Asha', number: '+919845000012', message: 'Joy' }]);
  expect(screen.getByRole('status').textContent).toContain('Your message has been submitted successfully!');
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  expect(field(/^Name/).value).toBe('');
  await pass(2_400);
  expect(onDone).not.toHaveBeenCalled();
  await pass(100);
  expect(onDone).toHaveBeenCalledOnce();
});

test('What is wrong is said beside each field, tied to it, and the first of them gets the focus', async () => {
  await show();
  type('', 'ninety');
  await submit();
  const number = field(/^Mobile/);
  expect(number.getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(number.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toContain('Please type a 10-digit mobile number');
  expect(document.activeElement).toBe(field(/^Name/));
  expect(sent).toEqual([]);
});

test('Without a network the page says that the message is saved, clears the form, and thanks once it arrives', async () => {
  answers = ['unreachable', 'unreachable'];
  await show();
  type('Asha', '9845000012');
  await submit();
  expect(screen.getByRole('heading', { name: 'Saved on this phone' })).toBeTruthy();
  expect(field(/^Name/).value).toBe('');
  await pass(2_000);
  await pass(4_000);
  expect(screen.getByRole('status').textContent).toContain('submitted successfully');
  expect(sent).toHaveLength(1);
});

test('A server that is busy is not called a missing network', async () => {
  answers = ['busy', 'unreachable'];
  await show();
  type('Asha', '9845000012');
  await submit();
  expect(screen.getByRole('status').textContent).toContain('We cannot receive messages just now');
  expect(screen.getByRole('status').textContent).not.toContain('no network');
  await pass(2_000);
  expect(screen.getByRole('status').textContent).toContain('There is no network just now');
});

test('A refusal says so and leaves every word in its field', async () => {
  answers = ['refused'];
  await show();
  type('Asha', '98450 00012', 'Joy');
  await submit();
  expect(screen.getByRole('alert').textContent).toContain('There was an error submitting your message.');
  expect([field(/^Name/).value, field(/^Mobile/).value, field(/^Message/).value]).toEqual([
    'Asha',
    '98450 00012',
    'Joy',
  ]);
  type('Asha', '98450 00012', 'Joy!');
  await submit();
  await pass(100);
  expect(sent).toMatchObject([{ message: 'Joy!' }]);
  expect(outbox.current?.view().items).toEqual([]);
});

/** Writes messages without a network and looks at the next one's empty form. */
async function writeOffline(...names: string[]): Promise<void> {
  isOffline = true;
  for (const name of names) {
    type(name, '9845000012', `From ${name}`);
    await submit();
    fireEvent.click(screen.getByRole('button', { name: 'Write another message' }));
    // Nobody fills in a form faster than in two seconds.
    await pass(2_100);
  }
}

/** Sends everything again, with these answers, and has a network from then on. */
async function flushWith(...outcomes: Delivery[]): Promise<void> {
  answers = outcomes;
  isOffline = false;
  await act(() => outbox.current?.flush());
  await pass(100);
}

test('Of two refused messages one goes back into the empty form, the other waits in sight', async () => {
  await show();
  await writeOffline('Asha', 'Ravi');
  await flushWith('refused', 'refused');
  expect([field(/^Name/).value, field(/^Message/).value]).toEqual(['Asha', 'From Asha']);
  expect(screen.getByText('1 message came back')).toBeTruthy();
  expect(screen.getByText('From Ravi')).toBeTruthy();

  await submit();
  await pass(2_500);
  expect([field(/^Name/).value, field(/^Message/).value]).toEqual(['Ravi', 'From Ravi']);
  await submit();
  await pass(2_100);
  expect(sent).toMatchObject([{ name: 'Asha' }, { name: 'Ravi' }]);
});

test('A refused message never replaces what somebody is typing', async () => {
  await show();
  await writeOffline('Asha', 'Ravi');
  type('Meera', '', '');
  await flushWith('refused', 'refused');
  expect([field(/^Name/).value, field(/^Message/).value]).toEqual(['Meera', '']);
  expect(screen.getByText('2 messages came back')).toBeTruthy();

  fireEvent.click(screen.getAllByRole('button', { name: 'Edit' })[0] ?? document.body);
  await pass(0);
  expect(screen.getByText('There is something in the form already.')).toBeTruthy();
  expect(field(/^Name/).value).toBe('Meera');
  type('', '', '');
  fireEvent.click(screen.getAllByRole('button', { name: 'Edit' })[0] ?? document.body);
  await pass(0);
  expect(field(/^Message/).value).toBe('From Asha');
});

test('A refused message nobody wants any more can be deleted, after one more question', async () => {
  await show();
  await writeOffline('Asha');
  type('Meera', '', '');
  await flushWith('refused');
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
  await pass(100);
  expect(screen.queryByText('1 message came back')).toBeNull();
  expect(outbox.current?.view().items).toEqual([]);
});

test('A message that was being changed when the tab died is in the form again, once', async () => {
  await show();
  await writeOffline('Asha');
  await flushWith('refused');
  type('Asha Rao', '9845000012', 'Changed');
  document.body.replaceChildren();
  outbox.current = openTab();
  await show();
  expect([field(/^Name/).value, field(/^Message/).value]).toEqual(['Asha Rao', 'Changed']);
  expect(screen.queryByText('1 message came back')).toBeNull();
  await submit();
  await pass(100);
  expect(sent).toMatchObject([{ name: 'Asha Rao' }]);
  expect(outbox.current?.view().items).toEqual([]);
});

test('A message written when longer ones were allowed is shown, with what to change', async () => {
  storage.rows.set('a'.repeat(32), {
    id: 'a'.repeat(32),
    message: { kind: 'blessing', name: 'Asha', number: '+919845000012', message: 'm'.repeat(1_200) },
    refused: false,
    writtenAt: 1,
  } as MessageRow);
  await show();
  await act(() => outbox.current?.flush());
  await pass(100);
  expect(sent).toEqual([]);
  expect(field(/^Message/).value).toHaveLength(1_200);
  await submit();
  expect(screen.getByText(/it has 1200 now/)).toBeTruthy();
});

test('While no storage takes the message, its draft stays and the page asks to be kept open', async () => {
  answers = ['unreachable', 'unreachable'];
  storage.isFull = true;
  storage.beforeDatabase = () => Promise.reject(new Error('QuotaExceededError'));
  await show();
  type('Asha', '9845000012', 'Joy');
  await submit();
  expect(screen.getByRole('heading', { name: 'Not sent yet' })).toBeTruthy();
  expect(window.localStorage.getItem('shagun.drafts')).toContain('Joy');
  document.body.replaceChildren();
  outbox.current = openTab();
  await show();
  expect(field(/^Message/).value).toBe('Joy');
  await submit();
  expect(screen.queryByText('You have sent this very message already.')).toBeNull();
});

test('Once the browser’s data is cleared the page stops saying that the message is saved', async () => {
  answers = ['unreachable', 'unreachable'];
  await show();
  type('Asha', '9845000012', 'Joy');
  await submit();
  expect(screen.getByRole('heading', { name: 'Saved on this phone' })).toBeTruthy();
  storage.rows.clear();
  storage.copies.clear();
  await pass(2_000);
  expect(screen.queryByRole('heading', { name: 'Saved on this phone' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Not sent yet' })).toBeTruthy();
  await pass(4_000);
  expect(sent).toHaveLength(1);
});

test('The same message is not taken twice while the first still waits', async () => {
  await show();
  await writeOffline('Asha');
  type('Asha', '9845000012', 'From Asha');
  await submit();
  expect(screen.getByText('You have sent this very message already.')).toBeTruthy();
});

test('A notice is brought into view and gets the focus, and nobody is thanked below it', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await show();
  type('Asha', '9845000012', 'Joy');
  fireEvent.input(document.querySelector('[name=website]') ?? document.body, { target: { value: 'x' } });
  await submit();
  expect(document.activeElement?.textContent).toContain('There was an error submitting your message.');
  expect(scrolled.mock.contexts).toContain(document.activeElement);
  expect(screen.queryByText('They will read it.')).toBeNull();
  expect(screen.queryByText('Thank you.')).toBeNull();
});

test('An empty form says that an earlier message is still waiting on this phone', async () => {
  await show();
  await writeOffline('Asha');
  expect(screen.getByText(/A message of yours is saved on this phone/)).toBeTruthy();
});

test('The very message just sent is not sent again', async () => {
  await show();
  type('Asha', '9845000012', 'Joy');
  await submit();
  await pass(2_500);
  document.body.replaceChildren();
  await show();
  type('Asha', '+91 98450 00012', ' Joy ');
  await submit();
  expect(screen.getByText('You have sent this very message already.')).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test('What is typed is kept on the device until it is sent', async () => {
  await show();
  type('Asha', '98', '');
  expect(window.localStorage.getItem('shagun.drafts')).toContain('Asha');
  type('Asha', '9845000012', '');
  await submit();
  expect(window.localStorage.getItem('shagun.drafts')).toBeNull();
});

test('Before the page’s code is there the form sends nothing anywhere', async () => {
  await show();
  expect(field(/^Name/).form?.getAttribute('method')).toBe('dialog');
});

test('A form filled in within two seconds is sent when they are over', async () => {
  render(
    <MessageForm
      to={{ kind: 'blessing' }}
      readBy="They will read it."
      thanks="Thank you."
      upload={null}
      onDone={() => {}}
    />,
  );
  await pass(100);
  type('Asha', '9845000012');
  await submit();
  expect(sent).toEqual([]);
  await pass(2_000);
  expect(sent).toHaveLength(1);
});

test('Submit pressed before the page’s code was there is made up for, and counts as time spent', async () => {
  window.localStorage.setItem(
    'shagun.drafts',
    JSON.stringify({
      blessing: { savedAt: Date.now(), fields: { name: 'Asha', number: '9845000012', message: 'Joy' } },
    }),
  );
  document.documentElement.dataset.pressed = '';
  vi.spyOn(performance, 'now').mockReturnValue(5_000);
  render(
    <MessageForm
      to={{ kind: 'blessing' }}
      readBy="They will read it."
      thanks="Thank you."
      upload={null}
      onDone={() => {}}
    />,
  );
  await pass(60);
  expect(sent).toHaveLength(1);
  expect(document.documentElement.dataset.pressed).toBeUndefined();
});
