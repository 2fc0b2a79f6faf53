import { expect, test } from 'vitest';
import { orderParts, whatsappLink, whatsappShareLink } from '#src/lib/whatsapp.ts';

/** docs/design.md: no link over 3,500 encoded characters. */
const MOST = 3500;

const partTitle = (part: number, parts: number) => `Part ${part} of ${parts}`;

const decode = (link: string) => new URL(link).searchParams.get('text');

test('a link has the digits of the number and the full text', () => {
  const link = whatsappLink('Hello & शुभ विवाह?\nLine 2 #1 +50%', '+91 98765-43210');
  expect(link.startsWith('https://wa.me/919876543210?text=')).toBe(true);
  expect(decode(link)).toBe('Hello & शुभ विवाह?\nLine 2 #1 +50%');
});

test('sharing lets the sender choose the chat', () => {
  expect(whatsappShareLink('Look')).toBe('https://wa.me/?text=Look');
});

test('a short order is one text without a number', () => {
  const [only, ...rest] = orderParts({
    greeting: 'Hello',
    partTitle,
    items: ['1. Lotus', '2. Peacock'],
    closing: 'Total: 2',
  });
  expect(rest).toEqual([]);
  expect(only).toBe('Hello\n1. Lotus\n2. Peacock\nTotal: 2');
});

test('a long order is split into numbered parts that contain every item once, in order', () => {
  const items = Array.from({ length: 171 }, (_, i) => `${i + 1}. पनीर टिक्का मसाला (dish-${i + 1})`);
  const parts = orderParts({ greeting: 'नमस्ते, our menu:', partTitle, items, closing: 'Total Items: 171' });
  expect(parts.length).toBeGreaterThan(1);
  parts.forEach((part, index) => {
    expect(whatsappLink(part).length).toBeLessThanOrEqual(MOST);
    expect(part.startsWith(`Part ${index + 1} of ${parts.length}\n`)).toBe(true);
  });
  const lines = parts.flatMap((part) => part.split('\n')).filter((line) => line.includes('dish-'));
  expect(lines).toEqual(items);
  expect(parts.at(-1)?.endsWith('Total Items: 171')).toBe(true);
});

test('an item of several lines is never split', () => {
  const items = Array.from(
    { length: 40 },
    (_, i) => `${i + 1}. Card\n100 cards\nhttps://shagun.example/${i + 1}`,
  );
  for (const part of orderParts({ greeting: 'Hello', partTitle, items, closing: 'End' })) {
    const firsts = part.match(/\d+\. Card/g)?.length ?? 0;
    const lasts = part.match(/shagun\.example/g)?.length ?? 0;
    expect(firsts).toBe(lasts);
  }
});
