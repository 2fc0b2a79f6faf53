import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { BlogForm } from '#src/features/blogs/blog-form.tsx';
import { readDraft } from '#src/lib/form-draft.ts';
import { Toaster } from '#src/ui/toast.tsx';

const api = vi.hoisted(() => ({ publishBlog: vi.fn(), readBlog: vi.fn(), readStoredDraft: vi.fn() }));
vi.mock('#src/features/blogs/blogs-api.ts', () => api);
vi.mock('#src/features/blogs/read-blogs.ts', () => api);
vi.mock('#src/features/blogs/blog-draft.ts', async (original) => ({
  ...(await original<typeof import('#src/features/blogs/blog-draft.ts')>()),
  showsPicture: async () => true,
}));

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
});

const show = () =>
  render(
    <MemoryRouter>
      <BlogForm guard={(work) => work()} />
      <Toaster />
    </MemoryRouter>,
  );

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add blog' }));
const ids = () => api.publishBlog.mock.calls.map(([id]) => id);
const title = () => screen.getByLabelText<HTMLInputElement>('Title').value;

const BLOG = {
  title: 'Winter weddings',
  content: 'Fog, flowers and hot chai.',
  imageUrl: 'https://i.example/fog.jpg',
};

/** Types a blog and adds it, and the response is lost. */
async function lose() {
  show();
  type('Title', BLOG.title);
  type('Content', BLOG.content);
  type('Picture', BLOG.imageUrl);
  api.publishBlog.mockRejectedValueOnce(new Error('no response'));
  add();
  await screen.findByRole('alert');
  cleanup();
}

test('a blog whose response was lost is published once, also after a reload', async () => {
  await lose();
  api.readBlog.mockRejectedValue(new Error('no network'));
  show();
  expect(title()).toBe('Winter weddings');
  add();
  await vi.waitFor(() => expect(ids()).toHaveLength(2));
  expect(ids()[1]).toBe(ids()[0]);
});

test('a blog that was published although it seemed to fail is not offered again, and the next one does not replace it', async () => {
  await lose();
  api.readBlog.mockResolvedValue(BLOG);
  show();
  expect(await screen.findByText(/^Your last blog was saved after all/)).toBeTruthy();
  expect(api.readBlog).toHaveBeenCalledExactlyOnceWith(ids()[0]);
  await vi.waitFor(() => expect(title()).toBe(''));
  type('Title', 'Monsoon weddings');
  type('Content', 'Umbrellas for everybody.');
  type('Picture', 'https://i.example/rain.jpg');
  add();
  await vi.waitFor(() => expect(ids()).toHaveLength(2));
  expect(ids()[1]).not.toBe(ids()[0]);
});

test.each<[string, () => void, string?]>([
  [
    'was corrected since, and the old text is added once more',
    () => api.readBlog.mockResolvedValue({ ...BLOG, content: 'Fog, roses and hot chai.' }),
  ],
  [
    'had been kept as a draft, which is corrected since',
    () => api.readStoredDraft.mockResolvedValue({ ...BLOG, content: '' }),
  ],
  [
    'cannot be looked for, and another one is typed over it',
    () => api.readBlog.mockRejectedValue(new Error('no network')),
    'Monsoon weddings',
  ],
])('a blog that seemed to fail is not replaced when it %s', async (_, prepare, retyped) => {
  await lose();
  prepare();
  show();
  if (retyped) type('Title', retyped);
  await vi.waitFor(() => expect(readDraft('blog').id).toBeUndefined());
  add();
  await vi.waitFor(() => expect(ids()).toHaveLength(2));
  expect(ids()[1]).not.toBe(ids()[0]);
});

test('an emptied form leaves nothing of its failed attempt on this device', async () => {
  await lose();
  api.readBlog.mockRejectedValue(new Error('no network'));
  show();
  for (const label of ['Title', 'Content', 'Picture']) type(label, '');
  expect(localStorage.length).toBe(0);
});
