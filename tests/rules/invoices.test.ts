import { expect, test } from 'vitest';
import type { Fields, Verdict, Who } from '#tests/support/firestore-rest.ts';
import {
  deleteWithTombstone,
  get,
  getMany,
  list,
  patch,
  remove,
  write,
  writeAll,
} from '#tests/support/firestore-rest.ts';
import {
  counter,
  INVOICE,
  INVOICE_PATH,
  invoicePath,
  seriesPath,
  YEAR,
} from '#tests/support/money-documents.ts';
import { ORDER, ORDER_ID, ORDER_PATH } from '#tests/support/order-documents.ts';
import { describeRules } from '#tests/support/rules-suite.ts';

type Case = readonly [title: string, change: Fields, verdict: Verdict];

const STRANGERS: readonly Who[] = ['guest', 'member', 'helper'];

const storeOrder = () => write('guest', ORDER_PATH, ORDER);

/** An invoice with its counter, as the shop issues it. */
const issue = (who: Who, change: Fields = {}, path = INVOICE_PATH, count: Fields = counter('INV', 1)) =>
  writeAll(who, [
    [path, { ...INVOICE, ...change }],
    [seriesPath('INV'), count],
  ]);

const CREDIT: Fields = { ...INVOICE, kind: 'CN', credits: `INV-${YEAR}-1`, reason: 'Cancelled' };
const CREDIT_PATH = invoicePath(`CN-${YEAR}-1`);

const credit = (change: Fields = {}) =>
  writeAll('admin', [
    [CREDIT_PATH, { ...CREDIT, ...change }],
    [seriesPath('CN'), counter('CN', 1)],
  ]);

describeRules('invoices: issuing', () => {
  test.each<Case>([
    ['a good one', {}, 'allowed'],
    ['one to a business in another state', { buyer: 'Rao LLP\n\n29AAGCB7383J1Z4\n29' }, 'allowed'],
    [
      'one of a shop that is not registered',
      { seller: 'Asha\nBikaner\n\n\nnone', buyer: 'Rao\n\n\n' },
      'allowed',
    ],
    ['one of last year', { year: YEAR - 1 }, 'refused'],
    ['a serial number that is text', { serial: '1' }, 'refused'],
    ['another serial number than its id', { serial: 2 }, 'refused'],
    ['the number of another order', { orderNumber: 'S-261122-ZZZZ' }, 'refused'],
    ['a seller without a name', { seller: '\nBikaner\n\n\nnone' }, 'refused'],
    ['a seller whose GST number is no such', { seller: 'Asha\nBikaner\n08ABC\n\nregular' }, 'refused'],
    ['a buyer without a name', { buyer: '\n\n\n08' }, 'refused'],
    ['no list of lines', { lines: 7 }, 'refused'],
    ['a line with a rate that there is not', { lines: '13750 250 4909 12 Cards' }, 'refused'],
    ['40 lines', { lines: Array.from({ length: 40 }, () => '1 0 - 0 x').join('\n') }, 'allowed'],
    ['41 lines', { lines: Array.from({ length: 41 }, () => '1 0 - 0 x').join('\n') }, 'refused'],
    ['a total of a rupee', { total: 1 }, 'allowed'],
    ['a total of nothing', { total: 0 }, 'refused'],
    ['a total of a rupee less than ten crores', { total: 99_999_999 }, 'allowed'],
    ['a total of ten crores', { total: 100_000_000 }, 'refused'],
    ['a total of half rupees', { total: 1.5 }, 'refused'],
    ['a reason of 120 letters', { reason: 'x'.repeat(120) }, 'allowed'],
    ['a reason of 121 letters', { reason: 'x'.repeat(121) }, 'refused'],
    ['a reason of two lines', { reason: 'x\ny' }, 'refused'],
    ['an invoice that takes another back', { credits: `INV-${YEAR}-1` }, 'refused'],
    ['a time of the phone', { issuedAt: new Date() }, 'refused'],
    ['a field more', { paid: true }, 'refused'],
  ])('%s', async (_, change, verdict) => {
    await storeOrder();
    expect(await issue('admin', change)).toBe(verdict);
  });

  test.each([
    [YEAR - 1, 'refused'],
    [YEAR, 'allowed'],
    [YEAR + 1, 'refused'],
  ] as const)(
    'one of the financial year %i, with the number and the counter of that year',
    async (year, verdict) => {
      await storeOrder();
      const number = `INV-${year}-1`;
      const written = await writeAll('admin', [
        [invoicePath(number), { ...INVOICE, year }],
        [seriesPath('INV', year), { last: 1, invoice: `${ORDER_ID}~${number}` }],
      ]);
      expect(written).toBe(verdict);
    },
  );

  test('by nobody but the owner, not even where a counter names an invoice that is missing', async () => {
    await storeOrder();
    await write('owner', seriesPath('INV'), counter('INV', 1));
    for (const who of STRANGERS) expect(await write(who, INVOICE_PATH, INVOICE)).toBe('refused');
  });

  test('of another kind is refused', async () => {
    await storeOrder();
    await issue('admin');
    const writes = writeAll('admin', [
      [invoicePath(`DN-${YEAR}-1`), { ...CREDIT, kind: 'DN' }],
      [seriesPath('DN'), counter('DN', 1)],
    ]);
    expect(await writes).toBe('refused');
  });

  test.each(Object.keys(INVOICE))('without %s is refused', async (missing) => {
    const { [missing]: _, ...rest } = { ...INVOICE } as Fields;
    await storeOrder();
    const writes = writeAll('admin', [
      [INVOICE_PATH, rest],
      [seriesPath('INV'), counter('INV', 1)],
    ]);
    expect(await writes).toBe('refused');
  });

  test('is for the owner alone, and for an order that there is', async () => {
    expect(await issue('admin')).toBe('refused');
    await storeOrder();
    for (const who of STRANGERS) expect(await issue(who)).toBe('refused');
    expect(await issue('admin')).toBe('allowed');
  });

  test('an issued invoice is not changed, issued again or deleted by anybody', async () => {
    await storeOrder();
    await issue('admin');
    for (const who of [...STRANGERS, 'admin'] as const) {
      expect(await patch(who, INVOICE_PATH, { total: 1 })).toBe('refused');
      expect(await write(who, INVOICE_PATH, INVOICE)).toBe('refused');
      expect(await remove(who, INVOICE_PATH)).toBe('refused');
    }
  });
});

describeRules('invoices: numbers without gaps', () => {
  test('an invoice and its counter are written together or not at all', async () => {
    await storeOrder();
    expect(await write('admin', INVOICE_PATH, INVOICE)).toBe('refused');
    expect(await write('admin', seriesPath('INV'), counter('INV', 1))).toBe('refused');
    expect(await issue('admin')).toBe('allowed');
    expect(await write('admin', seriesPath('INV'), counter('INV', 2))).toBe('refused');
    expect(await write('admin', invoicePath(`INV-${YEAR}-2`), { ...INVOICE, serial: 2 })).toBe('refused');
  });

  test('a series starts with one, and goes up by exactly one', async () => {
    await storeOrder();
    const second = invoicePath(`INV-${YEAR}-2`);
    const third = invoicePath(`INV-${YEAR}-3`);
    expect(await issue('admin', { serial: 2 }, second, counter('INV', 2))).toBe('refused');
    await issue('admin');
    expect(await issue('admin', { serial: 3 }, third, counter('INV', 3))).toBe('refused');
    expect(await issue('admin', { serial: 2 }, second, counter('INV', 2))).toBe('allowed');
    expect(await issue('admin', { serial: 2 }, second, counter('INV', 2))).toBe('refused');
  });

  test('a counter does not count an invoice that has been there', async () => {
    await storeOrder();
    await write('owner', INVOICE_PATH, { ...INVOICE, issuedAt: new Date() });
    expect(await write('admin', seriesPath('INV'), counter('INV', 1))).toBe('refused');
    await write('owner', seriesPath('INV'), { last: 0, invoice: '' });
    expect(await write('admin', seriesPath('INV'), counter('INV', 1))).toBe('refused');
  });

  test('a counter does not count one number and name another', async () => {
    await storeOrder();
    expect(
      await issue('admin', { serial: 2 }, invoicePath(`INV-${YEAR}-2`), { ...counter('INV', 2), last: 1 }),
    ).toBe('refused');
    expect(await issue('admin', {}, INVOICE_PATH, { ...counter('INV', 1), by: 'me' })).toBe('refused');
    expect(await issue('admin', {}, INVOICE_PATH, { ...counter('INV', 1), last: 2 })).toBe('refused');
  });

  test('only the owner reads a counter, and nobody else moves it', async () => {
    await storeOrder();
    await issue('admin');
    const next = [
      [invoicePath(`INV-${YEAR}-2`), { ...INVOICE, serial: 2 }],
      [seriesPath('INV'), counter('INV', 2)],
    ] as const;
    for (const who of STRANGERS) {
      expect(await get(who, seriesPath('INV'))).toBe('refused');
      expect(await writeAll(who, next)).toBe('refused');
      expect(await write(who, seriesPath('CN'), counter('CN', 1))).toBe('refused');
      expect(await remove(who, seriesPath('INV'))).toBe('refused');
    }
    expect(await remove('admin', seriesPath('INV'))).toBe('refused');
    expect(await get('admin', seriesPath('INV'))).toBe('allowed');
  });

  test('a stranger cannot move a counter beside an invoice that the owner has written', async () => {
    await storeOrder();
    await write('owner', seriesPath('INV'), { last: 0, invoice: '' });
    for (const who of STRANGERS) expect(await issue(who)).toBe('refused');
  });
});

describeRules('invoices: credit notes', () => {
  test.each<Case>([
    ['a good one', {}, 'allowed'],
    ['of an invoice that there is not', { credits: `INV-${YEAR}-2` }, 'refused'],
    ['of nothing', { credits: '' }, 'refused'],
    ['of itself', { credits: `CN-${YEAR}-1` }, 'refused'],
    ['of another sum', { total: 1 }, 'refused'],
    ['of other lines', { lines: '12375 0 4909 18 Cards' }, 'refused'],
  ])('%s', async (_, change, verdict) => {
    await storeOrder();
    await issue('admin');
    expect(await credit(change)).toBe(verdict);
  });

  test('of a credit note is refused', async () => {
    await storeOrder();
    await issue('admin');
    await credit();
    const writes = writeAll('admin', [
      [invoicePath(`CN-${YEAR}-2`), { ...CREDIT, serial: 2, credits: `CN-${YEAR}-1` }],
      [seriesPath('CN'), counter('CN', 2)],
    ]);
    expect(await writes).toBe('refused');
  });
});

describeRules('invoices: reading', () => {
  test('whoever has the order’s link reads its invoices, until the order is erased; a missing one tells nothing', async () => {
    await storeOrder();
    for (const who of STRANGERS) expect(await get(who, INVOICE_PATH)).toBe('refused');
    await issue('admin');
    for (const who of [...STRANGERS, 'admin'] as const) expect(await get(who, INVOICE_PATH)).toBe('allowed');
    await deleteWithTombstone('admin', ORDER_PATH);
    for (const who of STRANGERS) expect(await get(who, INVOICE_PATH)).toBe('refused');
    expect(await get('admin', INVOICE_PATH)).toBe('allowed');
  });

  test('an invoice stays when its order is erased', async () => {
    await storeOrder();
    await issue('admin');
    expect(await deleteWithTombstone('admin', ORDER_PATH)).toBe('allowed');
    expect(await get('admin', INVOICE_PATH)).toBe('allowed');
  });

  test('only the owner lists invoices, and not without a limit', async () => {
    for (const who of STRANGERS) expect(await list(who, 'invoices', 1)).toBe('refused');
    expect(await list('admin', 'invoices', 21)).toBe('allowed');
    expect(await list('admin', 'invoices', 10_001)).toBe('refused');
    expect(await list('admin', 'invoices')).toBe('refused');
  });

  test('a stranger’s request can look for few invoices at once', async () => {
    await storeOrder();
    const paths = Array.from({ length: 21 }, (_, n) => `orders/${ORDER_ID}${n}`);
    for (const [n, path] of paths.entries()) {
      await write('guest', path, ORDER);
      await write('owner', `invoices/${ORDER_ID}${n}~INV-${YEAR}-1`, INVOICE);
    }
    const all = paths.map((_, n) => `invoices/${ORDER_ID}${n}~INV-${YEAR}-1`);
    expect(await getMany('guest', all)).toBe('refused');
  });
});
