// @vitest-environment node
import { expect, test } from 'vitest';
import { alternatesOf, withAlternates } from '#scripts/build/sitemap.ts';

const SITE = 'https://shagun.example';

test.each([
  ['', '/', '/hi'],
  ['/', '/', '/hi'],
  ['/hi', '/', '/hi'],
  ['/gift', '/gift', '/hi/gift'],
  ['/hi/gift', '/gift', '/hi/gift'],
])(
  'the page at “%s” has its alternates at %s and %s, and English is the default',
  (address, english, hindi) => {
    expect(alternatesOf(`${SITE}${address}`, SITE)).toEqual({
      en: `${SITE}${english}`,
      hi: `${SITE}${hindi}`,
      'x-default': `${SITE}${english}`,
    });
  },
);

test('a page that search engines may list names its alternates, and a hidden one does not', () => {
  const listed = withAlternates(`<link rel="canonical" href="${SITE}/hi/gift"/>`, SITE);
  expect(listed.match(/hreflang="[^"]+"/g)).toEqual([
    'hreflang="en"',
    'hreflang="hi"',
    'hreflang="x-default"',
  ]);
  expect(withAlternates('<meta name="robots" content="noindex"/>', SITE)).not.toContain('hreflang');
});
