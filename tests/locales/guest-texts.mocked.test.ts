import { beforeEach, expect, test, vi } from 'vitest';

type GuestTexts = typeof import('#src/locales/guest-texts.ts');

let texts: GuestTexts;

beforeEach(async () => {
  vi.resetModules();
  texts = await import('#src/locales/guest-texts.ts');
});

test('the site’s language is there from the start, and another one once it is loaded', async () => {
  expect(texts.guestTexts('en').page.open).toBe('Open the invitation');
  expect(() => texts.guestTexts('mr')).toThrow("'mr' are shown before they are loaded");
  await texts.loadGuestTexts('mr');
  expect(texts.guestTexts('mr').page.open).toBe('निमंत्रण उघडा');
});

test('switching to a language that is there is immediate, and to another one waits for its texts', async () => {
  const shown = vi.fn();
  texts.withGuestTexts('en', shown);
  expect(shown).toHaveBeenCalledTimes(1);
  texts.withGuestTexts('hi', shown);
  expect(shown).toHaveBeenCalledTimes(1);
  await texts.loadGuestTexts('hi');
  expect(shown).toHaveBeenCalledTimes(2);
});
