// @vitest-environment node
import { expect, test } from 'vitest';
import { twinsOf, withTwinLinks } from '#scripts/build/twins.ts';

const SITE = 'https://shagun.example';

test.each([
  ['', '/', '/hi'],
  ['/', '/', '/hi'],
  ['/hi', '/', '/hi'],
  ['/gift', '/gift', '/hi/gift'],
  ['/hi/gift', '/gift', '/hi/gift'],
])('the page at “%s” has twins at %s and %s, and English is the default', (address, english, hindi) => {
  expect(twinsOf(`${SITE}${address}`, SITE)).toEqual({
    en: `${SITE}${english}`,
    hi: `${SITE}${hindi}`,
    'x-default': `${SITE}${english}`,
  });
});

test('a page that search engines may list names its twins, and a hidden one does not', () => {
  const listed = withTwinLinks(`<link rel="canonical" href="${SITE}/hi/gift"/>`, SITE);
  expect(listed.match(/hreflang="[^"]+"/g)).toEqual([
    'hreflang="en"',
    'hreflang="hi"',
    'hreflang="x-default"',
  ]);
  expect(withTwinLinks('<meta name="robots" content="noindex"/>', SITE)).not.toContain('hreflang');
});
