import { beforeEach, expect, test, vi } from 'vitest';
import { until } from '#tests/support/until.ts';

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
  texts.withGuestTexts('en', shown, vi.fn());
  expect(shown).toHaveBeenCalledTimes(1);
  texts.withGuestTexts('hi', shown, vi.fn());
  expect(shown).toHaveBeenCalledTimes(1);
  await texts.loadGuestTexts('hi');
  expect(shown).toHaveBeenCalledTimes(2);
});

test('whoever switches to a language that cannot be loaded is told so, and may switch again', async () => {
  let isOffline = true;
  vi.doMock('#src/locales/mr/form-texts.ts', async (original) => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
    return original();
  });
  const shown = vi.fn();
  const failed = vi.fn();
  texts.withGuestTexts('mr', shown, failed);
  await until(() => expect(failed).toHaveBeenCalledOnce());
  isOffline = false;
  texts.withGuestTexts('mr', shown, failed);
  await until(() => expect(shown).toHaveBeenCalledOnce());
});
