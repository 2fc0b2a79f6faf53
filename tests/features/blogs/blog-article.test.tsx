import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BlogArticle } from '#src/features/blogs/blog-article.tsx';

const BLOG = {
  title: 'Mehndi <i>dark</i> by morning',
  content: 'First line.\nSecond <script>alert(1)</script>',
  imageUrl: 'https://i.imgur.com/a.jpg',
  createdAt: new Date('2026-01-01T20:00:00Z'),
};

test('Title, text and the day in India are shown as text', () => {
  const { container } = render(<BlogArticle blog={BLOG} />);
  expect(screen.getByRole('heading').textContent).toBe('Mehndi <i>dark</i> by morning');
  expect(screen.getByText(/First line/).textContent).toBe(BLOG.content);
  expect(screen.getByText('2 January 2026')).toBeTruthy();
  expect(container.querySelector('script, i')).toBeNull();
});

test('A picture that does not load shows the flower instead', () => {
  const { container } = render(<BlogArticle blog={BLOG} />);
  const image = container.querySelector('img');
  expect(image?.getAttribute('referrerpolicy')).toBe('no-referrer');
  if (image) fireEvent.error(image);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});

test('A long text is collapsed until Read more is pressed', async () => {
  render(<BlogArticle blog={{ ...BLOG, content: 'Long. '.repeat(200) }} />);
  const button = screen.getByRole('button', { name: 'Read more' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true');
});

test('A collapsed text is opened by Tab, which reaches a link in the part that is hidden', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(<BlogArticle blog={{ ...BLOG, content: `${'Long. '.repeat(200)} See https://x.example/a.` }} />);
  expect(screen.getByRole('button', { name: 'Read more' })).toBeTruthy();
  await userEvent.tab();
  const link = screen.getByRole('link', { name: 'https://x.example/a' });
  expect(document.activeElement).toBe(link);
  expect(screen.getByRole('button', { name: 'Show less' })).toBeTruthy();
  expect(scrollIntoView.mock.contexts).toEqual([link]);
});

test('A short text is not collapsed', () => {
  render(<BlogArticle blog={BLOG} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('Web addresses in a text are links that open beside the shop', () => {
  render(<BlogArticle blog={{ ...BLOG, content: 'See https://x.example/a.' }} />);
  const link = screen.getByRole('link', { name: 'https://x.example/a' });
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  expect(screen.getByText(/See/).textContent).toBe('See https://x.example/a.');
});

test('On its own page a blog is whole, under the heading of the page', () => {
  render(<BlogArticle blog={{ ...BLOG, content: 'Long. '.repeat(200) }} alone />);
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Read more' })).toBeNull();
});

test.each([
  ['in the list', false],
  ['on its own page', true],
])('title and text carry the language that they are written in, %s', (_, alone) => {
  render(
    <BlogArticle blog={{ ...BLOG, title: 'शादी की बातें', content: 'Fog and hot chai.' }} alone={alone} />,
  );
  expect(screen.getByRole('heading').lang).toBe('hi');
  expect(screen.getByText('Fog and hot chai.').lang).toBe('en');
});
