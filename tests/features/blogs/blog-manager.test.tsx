import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { BlogManager } from '#src/features/blogs/blog-manager.tsx';
import { Toaster } from '#src/ui/toast.tsx';
import { until } from '#tests/support/until.ts';

const api = vi.hoisted(() => ({ deleteBlog: vi.fn(), listDrafts: vi.fn() }));
vi.mock('#src/features/blogs/blogs-api.ts', () => api);
const isGone = vi.hoisted(() => vi.fn());
vi.mock('#src/lib/pages-api.ts', async (original) => ({ ...(await original<object>()), isGone }));
const read = vi.hoisted(() => ({ listBlogs: vi.fn(), readBlogPicture: vi.fn() }));
vi.mock('#src/features/blogs/read-blogs.ts', () => read);

const blog = (id: string, title: string, content: string) => ({ id, title, content, imageUrl: undefined });

beforeEach(() => {
  api.deleteBlog.mockReset().mockResolvedValue(undefined);
  api.listDrafts.mockReset().mockResolvedValue({ items: [] });
  read.listBlogs.mockReset().mockResolvedValue({ items: [blog('b', 'Winter weddings', 'धुंध और चाय।')] });
});

const show = () =>
  render(
    <MemoryRouter>
      <BlogManager guard={(work) => work()} />
      <Toaster />
    </MemoryRouter>,
  );

test('after the only draft is deleted the focus is on the list of blogs', async () => {
  api.listDrafts.mockResolvedValue({ items: [blog('d', 'Summer', 'Mangoes.')] });
  show();
  const blogs = (await screen.findByText('Winter weddings')).closest('ul');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete the blog “Summer”' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await until(() => expect(screen.queryByText('Summer')).toBeNull());
  expect(api.deleteBlog).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(blogs);
});

test('titles and texts in the list carry the language that they are written in', async () => {
  show();
  expect((await screen.findByText('Winter weddings')).lang).toBe('en');
  expect(screen.getByText('धुंध और चाय।').lang).toBe('hi');
});

test.each([
  ['is gone', async () => true, 'Blog deleted successfully', 0],
  ['is still stored', async () => false, 'The blog could not be deleted. It is still in the list.', 1],
  ['cannot be read either', async () => Promise.reject(new Error('offline')), /^It is not certain/, 1],
])('a blog whose deletion got no response, and that %s, is reported so', async (_, stored, said, left) => {
  api.deleteBlog.mockRejectedValue(new Error('lost'));
  isGone.mockImplementation(stored);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete the blog “Winter weddings”' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryAllByText('Winter weddings')).toHaveLength(left);
});

test('before a draft is deleted nobody is told that it is gone for everyone, and one without a title has a name', async () => {
  api.listDrafts.mockResolvedValue({ items: [blog('d', '', 'Mangoes.')] });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete the blog “Without a title”' }));
  const question = screen.getByRole('dialog').textContent;
  expect(question).toContain('The draft “Without a title” will be gone. Visitors have never seen it.');
});
