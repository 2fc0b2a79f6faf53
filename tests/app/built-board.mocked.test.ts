import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { revisionToJson } from '#src/domain/board/board-document.ts';
import { SAMPLE_REVISION } from '#tests/support/sample-board.ts';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: Date.parse('2026-11-03T06:00:00Z') });
});
afterEach(() => vi.useRealTimers());

const build = async () => {
  const { boardBlock } = await import('#src/app/built-board.ts');
  const { structuredData } = await import('#src/app/structured-data.ts');
  return { boardBlock, structuredData };
};

test('a build with a board writes it into the pages of the shop, and into no guest’s page', async () => {
  vi.stubEnv('SHOP_BOARD', JSON.stringify(revisionToJson(SAMPLE_REVISION)));
  const { boardBlock } = await build();
  const block = boardBlock('/carservice');
  expect(block).toMatch(/^<script type="application\/json" id="board">/);
  expect(block).toContain('"cars/innova-crysta":{"price":{"low":1800,"high":1800}}');
  for (const address of ['/qr-page/bless-the-couple', '/farewell/electrical', '/i/SAMP1E000001', '/404'])
    expect(boardBlock(address), address).toBe('');
});

test('search engines read the prices of the board, and what is sold out', async () => {
  vi.stubEnv('SHOP_BOARD', JSON.stringify(revisionToJson(SAMPLE_REVISION)));
  const { structuredData } = await build();
  const offer = (address: string, name: string) =>
    structuredData(address).find((thing) => String(thing.name).includes(name))?.offers;
  expect(offer('/carservice', 'Innova')).toEqual({ '@type': 'Offer', price: 1800, priceCurrency: 'INR' });
  expect(structuredData('/carservice').at(-1)?.offers).toEqual({
    '@type': 'Offer',
    price: 1100,
    priceCurrency: 'INR',
    availability: 'https://schema.org/OutOfStock',
  });
  expect(offer('/weddingcards', 'Series 4')).toMatchObject({ lowPrice: 45, highPrice: 60 });
});

test('a build without a board writes nothing', async () => {
  vi.stubEnv('SHOP_BOARD', undefined);
  const { boardBlock, structuredData } = await build();
  expect(boardBlock('/carservice')).toBe('');
  expect(structuredData('/carservice')[1]?.offers).toEqual({
    '@type': 'Offer',
    price: 1500,
    priceCurrency: 'INR',
  });
});
