import { beforeEach, expect, test, vi } from 'vitest';
import { documentOf } from '#src/domain/order/order-document.ts';
import { sendOrder } from '#src/features/orders/placing/order-outbox.ts';
import { found, missing, rulesRefuse, taken } from '#tests/support/firestore-responses.ts';
import { SAMPLE_ORDER } from '#tests/support/sample-order.ts';

const { id, status: _status, times: _times, rev: _rev, createdAt: _createdAt, ...PLACED } = SAMPLE_ORDER;

let responses: (() => Response)[] = [];
let mails: URLSearchParams[] = [];

beforeEach(() => {
  mails = [];
  vi.stubEnv('VITE_ORDER_MAIL', '');
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (address.startsWith('https://formsubmit.co/ajax/')) {
      mails.push(new URLSearchParams(String(body)));
      throw new TypeError('Failed to fetch');
    }
    const response = responses.shift();
    if (!response) throw new TypeError('Failed to fetch');
    return response();
  });
});

test.each([
  ['stored at once', [taken], 'delivered'],
  ['refused, because an earlier attempt has stored it', [rulesRefuse, found], 'delivered'],
  ['refused, because the owner has deleted it since', [rulesRefuse, rulesRefuse, found], 'delivered'],
  ['refused for good', [rulesRefuse, rulesRefuse, missing], 'refused'],
  ['refused together with everything else', [rulesRefuse, rulesRefuse, rulesRefuse], 'busy'],
  ['turned away for now', [() => Response.json({}, { status: 503 })], 'busy'],
] as const)('an order that is %s', async (_, given, outcome) => {
  responses = [...given];
  expect(await sendOrder(id, documentOf(PLACED))).toBe(outcome);
});

test('an order without a network waits', async () => {
  responses = [];
  await expect(sendOrder(id, documentOf(PLACED))).rejects.toThrow('Failed to fetch');
});

test('with order mail the owner gets number, total and link, once the order is stored, also by an earlier attempt', async () => {
  vi.stubEnv('VITE_ORDER_MAIL', 'yes');
  responses = [rulesRefuse, rulesRefuse, missing];
  expect(await sendOrder(id, documentOf(PLACED))).toBe('refused');
  expect(mails).toEqual([]);

  responses = [rulesRefuse, found];
  expect(await sendOrder(id, documentOf(PLACED))).toBe('delivered');
  expect(Object.fromEntries(mails[0] ?? [])).toEqual({
    _subject: 'New order S-261122-7Q3M',
    _captcha: 'false',
    number: 'S-261122-7Q3M',
    total: '₹12,200 – ₹16,350',
    link: `https://shagun.example/manage-orders?order=${id}`,
  });
});

test('without order mail nothing but the order is sent', async () => {
  responses = [taken];
  expect(await sendOrder(id, documentOf(PLACED))).toBe('delivered');
  expect(mails).toEqual([]);
});
