// @vitest-environment node
import { expect, test } from 'vitest';
import { structuredData, structuredDataBlock } from '#src/app/structured-data.ts';
import { CARD_SERIES } from '#src/catalogue/card-series.ts';
import { PATHS } from '#src/config/paths.ts';
import { CARS } from '#text/catalogue/cars.ts';
import { DJ_PACKAGES, HORSE_PACKAGES } from '#text/catalogue/dj.ts';
import { TIERS } from '#text/catalogue/photography.ts';
import { FAQ } from '#text/faq.ts';

const typesOn = (address: string) => structuredData(address).map((thing) => thing['@type']);

test('home and contact describe the business, home and FAQ their questions', () => {
  expect(typesOn('/')).toEqual(['LocalBusiness', 'FAQPage']);
  expect(typesOn('/home')).toEqual(['LocalBusiness', 'FAQPage']);
  expect(typesOn('/contact')).toEqual(['LocalBusiness']);
  const [questions] = structuredData('/faq');
  expect(questions?.['@type']).toBe('FAQPage');
  expect(questions?.mainEntity).toHaveLength(FAQ.questions.length);
});

test('the page that shows the registered name and the address says them', () => {
  const [shop] = structuredData(PATHS.grievances);
  expect(shop).toMatchObject({
    '@type': 'LocalBusiness',
    legalName: 'Kote Gate Weddings',
    address: { streetAddress: '12 Kote Gate Road, Bikaner 334001, Rajasthan' },
  });
  expect(structuredData('/')[0]).not.toHaveProperty('legalName');
});

test('each series is a product at its price per card', () => {
  const offers = structuredData('/weddingcards').map((thing) => [thing.name, thing.offers]);
  expect(offers).toEqual(
    CARD_SERIES.map(({ title, price }) => [
      title,
      expect.objectContaining({
        '@type': 'AggregateOffer',
        lowPrice: price.low,
        highPrice: price.high,
        priceCurrency: 'INR',
      }),
    ]),
  );
});

test('cars, music and photographers are services at the prices of their pages', () => {
  const at = (price: number) => ({ '@type': 'Offer', price, priceCurrency: 'INR' });
  expect(structuredData('/carservice').map(({ offers }) => offers)).toEqual(
    CARS.map(({ basePrice }) => at(basePrice)),
  );
  expect(structuredData('/dj').map(({ offers }) => offers)).toEqual(
    [...DJ_PACKAGES, ...HORSE_PACKAGES].flatMap(({ price }) => (price === undefined ? [] : at(price))),
  );
  for (const { path, packages } of TIERS) {
    expect(structuredData(path).map(({ offers }) => offers)).toEqual(packages.map(({ price }) => at(price)));
  }
});

test('pages without prices, online sale or details have no offers', () => {
  for (const path of [PATHS.firecrackers, PATHS.gift, PATHS.blogs, PATHS.qrBless]) {
    expect(structuredDataBlock(path)).toBe('');
  }
});

test('the block is JSON and cannot end its script element early', () => {
  const block = structuredDataBlock('/');
  const text = block.replace(/^<script type="application\/ld\+json">/, '').replace(/<\/script>$/, '');
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toHaveLength(2);
});
