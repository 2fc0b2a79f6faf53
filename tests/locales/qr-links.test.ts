import { expect, test } from 'vitest';
import { QR_HINDU_TEXT as ENGLISH_PAGE } from '#src/locales/en/qr-pages.ts';
import { QR_TEMPLATE as ENGLISH_TEMPLATE } from '#src/locales/en/qr-templates.ts';
import { QR_HINDU_TEXT as HINDI_PAGE } from '#src/locales/hi/qr-pages.ts';
import { QR_TEMPLATE as HINDI_TEMPLATE } from '#src/locales/hi/qr-templates.ts';

test.each([
  ['English', ENGLISH_TEMPLATE, ENGLISH_PAGE],
  ['Hindi', HINDI_TEMPLATE, HINDI_PAGE],
])('in %s the links that a code opens are named as on the page itself', (_language, { opens }, page) => {
  expect(opens.links.map(({ name }) => name)).toEqual([page.bless, page.venue, page.memories, page.gifts]);
});
