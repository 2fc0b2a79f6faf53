import { expect, test } from 'vitest';
import { safeImage } from '#src/features/blogs/blog.ts';
import { parseBlog } from '#src/features/blogs/blog-draft.ts';

const GOOD = { title: 'A menu', content: 'One.\n\nTwo.', imageUrl: 'https://i.imgur.com/a.jpg' };

test('Title, content and picture are required (specification §5)', () => {
  expect(parseBlog({ title: ' ', content: '\n', imageUrl: '' }).errors).toEqual({
    title: 'Please type a title',
    content: 'Please type the content',
    imageUrl: 'Please paste a direct https link to a picture',
  });
  expect(parseBlog(GOOD)).toEqual({ value: GOOD, errors: {} });
});

test('With a picture from the phone no link is needed', () => {
  const { title, content } = GOOD;
  expect(parseBlog({ ...GOOD, imageUrl: '' }, true)).toEqual({ value: { title, content }, errors: {} });
});

test('A title of 141 and content of 20,001 characters are refused', () => {
  const { errors } = parseBlog({ ...GOOD, title: 't'.repeat(141), content: 'c'.repeat(20_001) });
  expect(errors.title).toContain('140');
  expect(errors.content).toContain('it has 20001 now');
});

const BAD = [
  'http://i.imgur.com/a.jpg',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'https://a b.example/x',
  'https://',
  'https://x.example/"onerror="',
  '//x.example/a.jpg',
  '/media/cards/series-4/ivory-arch-540.webp',
];

test.each(BAD)('A picture address that is not plain https is refused and never shown: %s', (imageUrl) => {
  expect(parseBlog({ ...GOOD, imageUrl }).errors.imageUrl).toBeTruthy();
  expect(safeImage(imageUrl)).toBeUndefined();
});

test('An address that starts with HTTPS is accepted in lower case', () => {
  const { value: blog } = parseBlog({ ...GOOD, imageUrl: 'HTTPS://i.imgur.com/A.jpg' });
  expect(blog?.imageUrl).toBe('https://i.imgur.com/A.jpg');
  expect(safeImage('HTTPS://i.imgur.com/A.jpg')).toBe('https://i.imgur.com/A.jpg');
});

test('An https picture is shown; a value that is not text is not', () => {
  expect(safeImage('https://i.imgur.com/a.jpg')).toBe('https://i.imgur.com/a.jpg');
  expect(safeImage(7)).toBeUndefined();
});
