import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blessingOutbox } from '#src/features/blessings/blessing-outbox.ts';
import { BlessingPanel } from '#src/features/blessings/blessing-panel.tsx';
import { missing, rulesRefuse, taken } from '#tests/support/firestore-responses.ts';

const CODE = 'ABCD12345678';

let responses: (() => Response)[] = [];
let sent: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  responses = [];
  sent = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const response = responses.shift();
    if (!response) throw new TypeError('Failed to fetch');
    sent.push(String(body));
    return response();
  });
});

afterEach(async () => {
  for (const { id } of blessingOutbox().view().items) await blessingOutbox().discard(id);
  vi.useRealTimers();
  window.localStorage.clear();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function show(): Promise<() => void> {
  const { unmount } = render(<BlessingPanel code={CODE} wallOpen={false} sample={false} language="en" />);
  await pass(3_000);
  return unmount;
}

async function bless(text: string): Promise<void> {
  fireEvent.input(field('Your blessing'), { target: { value: text } });
  fireEvent.input(field('Your name'), { target: { value: 'Asha' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send your blessing' }));
  await pass(500);
}

test('a blessing that has arrived is confirmed, and the couple gets what was written', async () => {
  responses = [taken];
  await show();
  await bless('Be happy');
  expect(screen.getByText('Your blessing has reached the couple')).toBeTruthy();
  expect(sent[0]).toContain(`invitations/${CODE}/wishes/`);
  expect(sent[0]).toContain('Be happy');
});

test('without a network it is saved on the phone, says so, and goes by itself', async () => {
  await show();
  await bless('Stay happy');
  expect(screen.getByText('Saved on this phone')).toBeTruthy();
  expect(Object.values(window.localStorage).join()).toContain('Stay happy');
  responses = [taken];
  await act(() => blessingOutbox().flush());
  await pass(100);
  expect(screen.getByText('Your blessing has reached the couple')).toBeTruthy();
});

test('what was typed and not sent is there again on the next visit', async () => {
  const leave = await show();
  fireEvent.input(field('Your blessing'), { target: { value: 'Half a sentence' } });
  leave();
  await show();
  expect(field('Your blessing').value).toBe('Half a sentence');
});

test('what was not accepted is in the form again, with the reason', async () => {
  responses = [rulesRefuse, rulesRefuse, missing, rulesRefuse];
  await show();
  await bless('Too late?');
  expect(screen.getByRole('alert').textContent).toContain('Your blessing could not be delivered');
  expect(field('Your blessing').value).toBe('Too late?');
  expect(field('Your name').value).toBe('Asha');
});

test('the same blessing is not sent twice in a row', async () => {
  responses = [taken];
  await show();
  await bless('Only once');
  fireEvent.click(screen.getByRole('button', { name: 'Write another one' }));
  await pass(2_100);
  await bless('Only once');
  expect(screen.getByRole('alert').textContent).toContain('You have already sent this blessing');
  expect(sent).toHaveLength(1);
});

test('the focus goes on to the next blessing when one that came back is deleted, and to the form after the last', async () => {
  for (const text of ['First', 'Second', 'Third']) {
    responses = [rulesRefuse, rulesRefuse, missing, rulesRefuse];
    await blessingOutbox().add({ code: CODE, name: 'Asha', phone: '', text });
    await pass(3_000);
  }
  await show();
  const rows = () => screen.getAllByRole('listitem');
  for (let left = rows().length; left > 0; left -= 1) {
    fireEvent.click(screen.getAllByRole('button', { name: 'Delete' })[0] ?? document.body);
    const sure = screen.getByRole('button', { name: 'Delete for good' });
    sure.focus();
    fireEvent.click(sure);
    await pass(100);
    expect(document.activeElement).toBe(left > 1 ? rows()[0] : field('Your blessing'));
  }
});
