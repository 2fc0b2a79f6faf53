import { expect, test } from 'vitest';
import { isInAppBrowser, isSignInAddress } from '#src/data/account.ts';
import { contentOf, parseSavedDraft } from '#src/domain/draft/account-draft.ts';
import { LIMITS } from '#src/domain/invitation/limits.ts';
import { draftWith, functionWith } from '#tests/support/sample-draft.ts';

const PIXEL = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  `${IPHONE} Mobile/15E148 Instagram 330.0.0.40.92`,
  `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/460.0.0.35.103]`,
  'Mozilla/5.0 (Linux; Android 14; Pixel 7; wv) AppleWebKit/537.36 Version/4.0 Chrome/126.0 Mobile Safari/537.36',
  `${PIXEL} WhatsApp/2.24.11.79 A`,
])('Google is not offered inside another app: %s', (userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(true);
});

test.each([
  `${PIXEL} Chrome/126.0.0.0 Mobile Safari/537.36`,
  `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`,
])('Google is offered in a browser of its own: %s', (userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(false);
});

test('a link that signs in is told from any other address', () => {
  expect(isSignInAddress(new URLSearchParams('mode=signIn&oobCode=abc'))).toBe(true);
  expect(isSignInAddress(new URLSearchParams('mode=resetPassword&oobCode=abc'))).toBe(false);
  expect(isSignInAddress(new URLSearchParams(''))).toBe(false);
});

test('a saved draft is read as it was saved', () => {
  const saved = { revision: 'r1', draft: draftWith({}) };
  expect(parseSavedDraft({ content: contentOf(saved), email: 'asha@example.com' })).toEqual(saved);
});

test('a document that holds no draft is none', () => {
  expect(parseSavedDraft({ content: 'broken' })).toBeUndefined();
  expect(parseSavedDraft({ content: '{}' })).toBeUndefined();
  expect(parseSavedDraft(undefined)).toBeUndefined();
});

test('the fullest draft fits what the rules allow', () => {
  const line = 'अ'.repeat(160);
  const link = `https://${'a'.repeat(492)}`;
  const full = functionWith({ name: 'अ'.repeat(60), venue: line, dress: line, map: link });
  const text = 'अ'.repeat(600);
  const draft = draftWith({
    families: [line, line],
    texts: { blessing: text, invitation: text, thanks: text, anniversary: text },
    functions: Array.from({ length: 10 }, (_, place) => ({ ...full, id: `own-${place}` })),
    links: { album: link, music: link },
  });
  expect(contentOf({ revision: crypto.randomUUID(), draft }).length).toBeLessThan(LIMITS.draft.max);
});
