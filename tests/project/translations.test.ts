// @vitest-environment node
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGES, SITE_LANGUAGES } from '#src/locales/locales.ts';

/** Texts of the owner's and couples' pages, which are in English only. */
const ENGLISH_ONLY =
  /^(?:admin|invitation-owner|manage-blessings|manage-blogs|manage-bookings|manage-money|manage-orders|manage-shop|order-mail|message-lists|own-screens|invitations\/(?!toasts).+)\.ts$/;

const isOther = (language: string) => language !== DEFAULT_LANGUAGE;
const isForGuests = (file: string) => /^(?:guests\/.+|guest-texts|form-texts|dates)\.ts$/.test(file);

function modulesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'));
}

const ENGLISH = modulesIn('src/locales/en');

test.each(SITE_LANGUAGES.filter(isOther))('every text of a public page is there in %s', (language) => {
  const missing = ENGLISH.filter((file) => !existsSync(join('src/locales', language, file)));
  expect(missing.filter((file) => !ENGLISH_ONLY.test(file))).toEqual([]);
});

test.each(LANGUAGES.filter(isOther))('every text that guests read is there in %s', (language) => {
  expect(modulesIn(join('src/locales', language))).toEqual(
    expect.arrayContaining(ENGLISH.filter(isForGuests)),
  );
});

describe.each(
  LANGUAGES.filter(isOther).flatMap((language) =>
    modulesIn(join('src/locales', language)).map((file) => [language, file] as const),
  ),
)('src/locales/%s/%s', (language, file) => {
  test('exports what the English module exports', async () => {
    const inEnglish = file.startsWith('catalogue/') ? `src/${file}` : `src/locales/en/${file}`;
    const english: object = await import(/* @vite-ignore */ `../../${inEnglish}`);
    const translated: object = await import(/* @vite-ignore */ `../../src/locales/${language}/${file}`);
    // Those of a card series also have its prices, which have no translation.
    const names = Object.keys(english).filter((name) => name !== 'facts');
    expect(Object.keys(translated)).toEqual(expect.arrayContaining(names));
  });
});
