// @vitest-environment node
import { expect, test } from 'vitest';
import { structuredData, structuredDataBlock } from '#src/app/structured-data.ts';
import { PATHS } from '#src/config/paths.ts';

const typesOn = (address: string) => structuredData(address).map((thing) => thing['@type']);

test('home and contact tell of the business, home and FAQ of the four questions on them', () => {
  expect(typesOn('/')).toEqual(['LocalBusiness', 'FAQPage']);
  expect(typesOn('/home')).toEqual(['LocalBusiness', 'FAQPage']);
  expect(typesOn('/contact')).toEqual(['LocalBusiness']);
  const [questions] = structuredData('/faq');
  expect(questions?.['@type']).toBe('FAQPage');
  expect(questions?.mainEntity).toHaveLength(4);
});

test('the sixteen series are products at their price a card', () => {
  const series = structuredData('/weddingcards');
  expect(series).toHaveLength(16);
  // SPEC §9: Ang 18–28.
  expect(series.find(({ name }) => name === 'Ang Series')?.offers).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: 18,
    highPrice: 28,
    priceCurrency: 'INR',
  });
});

test('cars, music and photographers are services at the prices of their pages', () => {
  // SPEC §9: Swift Dzire 1,000 a day, Premium DJ Band Procession 24,000.
  expect(structuredData('/carservice').map(({ offers }) => offers)).toContainEqual({
    '@type': 'Offer',
    price: 1000,
    priceCurrency: 'INR',
  });
  expect(structuredData('/dj').map(({ offers }) => offers)).toContainEqual({
    '@type': 'Offer',
    price: 24_000,
    priceCurrency: 'INR',
  });
  for (const tier of [PATHS.photographyTraditional, PATHS.photographyStandard, PATHS.photographyPremium]) {
    expect(typesOn(tier).length).toBeGreaterThan(0);
  }
});

test('nothing is offered where nothing may be sold online, has a price, or has a page of its own', () => {
  for (const path of [PATHS.firecrackers, PATHS.gift, PATHS.blogs, PATHS.qrBless]) {
    expect(structuredDataBlock(path)).toBe('');
  }
});

test('the block is JSON and cannot end early', () => {
  const block = structuredDataBlock('/');
  const text = block.replace(/^<script type="application\/ld\+json">/, '').replace(/<\/script>$/, '');
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toHaveLength(2);
});
