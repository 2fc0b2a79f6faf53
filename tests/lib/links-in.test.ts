import { expect, test } from 'vitest';
import { linksIn } from '#src/lib/links-in.ts';

test('an address in a text is a link, and the full stop after it is not part of it', () => {
  expect(linksIn('See https://shop.example/a?b=c#d. Then call.')).toEqual([
    { text: 'See ' },
    { text: 'https://shop.example/a?b=c#d', address: 'https://shop.example/a?b=c#d' },
    { text: '. Then call.' },
  ]);
});

test.each([
  '(https://a.example/x)',
  '“https://a.example/x”',
  'https://a.example/x।',
  'https://a.example/x, and',
])('punctuation around an address stays text: %s', (text) => {
  const links = linksIn(text).filter(({ address }) => address);
  expect(links).toEqual([{ text: 'https://a.example/x', address: 'https://a.example/x' }]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'www.shop.example', 'http://', 'ftp://a.example/x'])(
  'is no link: %s',
  (text) => {
    expect(linksIn(text)).toEqual([{ text }]);
  },
);

test('no letter of a text is lost', () => {
  const text = 'https://a.example/1 और https://b.example/2\n\nhttps://c.example/3';
  expect(
    linksIn(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(linksIn(text).filter(({ address }) => address)).toHaveLength(3);
});
