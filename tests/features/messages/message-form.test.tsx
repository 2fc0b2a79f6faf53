import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GuestMessage } from '#src/features/messages/message.ts';
import { MessageForm } from '#src/features/messages/message-form.tsx';
import type { Delivery, Outbox } from '#src/features/messages/outbox.ts';
import { createOutbox } from '#src/features/messages/outbox.ts';
import { createMemoryStore } from '#src/features/messages/outbox-store.ts';

const outbox = vi.hoisted(() => ({ current: undefined as Outbox | undefined }));
vi.mock('#src/features/messages/shop-outbox.ts', () => ({ shopOutbox: () => outbox.current }));

let answers: Delivery[] = [];
let sent: GuestMessage[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  sent = [];
  const memory = createMemoryStore();
  outbox.current = createOutbox({
    store: {
      ...memory,
      isKept: () => true,
      // As slow as a phone's storage: the form must not take a message back twice meanwhile.
      remove: async (id) => {
        await new Promise((done) => setTimeout(done, 50));
        await memory.remove(id);
      },
    },
    send: async (_id, message) => {
      const answer = answers.shift() ?? 'delivered';
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
});

afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function show() {
  const onDone = vi.fn();
  render(<MessageForm to={{ kind: 'blessing' }} thanks="Thank you." upload={null} onDone={onDone} />);
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
  expect(screen.getByRole('status').textContent).toContain('Our letter box takes no messages just now');
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
  expect(outbox.current?.view().items).toEqual([]);
});

test('The very words just sent are refused kindly', async () => {
  await show();
  type('Asha', '9845000012', 'Joy');
  await submit();
  await pass(2_500);
  document.body.replaceChildren();
  await show();
  type('Asha', '+91 98450 00012', ' Joy ');
  await submit();
  expect(screen.getByText('You have sent these very words already.')).toBeTruthy();
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
  render(<MessageForm to={{ kind: 'blessing' }} thanks="Thank you." upload={null} onDone={() => {}} />);
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
  render(<MessageForm to={{ kind: 'blessing' }} thanks="Thank you." upload={null} onDone={() => {}} />);
  await pass(60);
  expect(sent).toHaveLength(1);
  expect(document.documentElement.dataset.pressed).toBeUndefined();
});
