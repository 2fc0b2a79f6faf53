import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { indiaDay } from '#src/domain/india-time.ts';
import { BlogForm, EditedForm } from '#src/features/blogs/blog-form.tsx';
import { readDraft } from '#src/lib/form-draft.ts';
import { Toaster } from '#src/ui/toast.tsx';
import { until } from '#tests/support/until.ts';

const api = vi.hoisted(() => ({
  changeBlog: vi.fn(),
  publishBlog: vi.fn(),
  readBlog: vi.fn(),
  readStoredDraft: vi.fn(),
  saveDraft: vi.fn(),
}));
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
afterEach(() => {
  vi.useRealTimers();
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
const saveAsDraft = () => fireEvent.click(screen.getByRole('button', { name: 'Save as draft' }));
const add = () => fireEvent.click(screen.getByRole('button', { name: /^Add blog/ }));
const ids = () => api.publishBlog.mock.calls.map(([id]) => id);
const day = () => screen.getByLabelText<HTMLInputElement>('Appears on').value;
const title = () => screen.getByLabelText<HTMLInputElement>('Title').value;

const BLOG = {
  title: 'Winter weddings',
  content: 'Fog, flowers and hot chai.',
  imageUrl: 'https://i.example/fog.jpg',
};

const DAY_MS = 86_400_000;

/** A day a week from now, in India, and nine in the morning there. */
const inAWeek = () => {
  const soon = indiaDay(Date.now() + 7 * DAY_MS);
  return { soon, nine: new Date(`${soon}T09:00:00+05:30`) };
};

async function edit(kind: 'draft' | 'published' = 'draft') {
  const { container } = render(
    <MemoryRouter>
      <EditedForm kind={kind} id="a" guard={(work) => work()} />
      <Toaster />
    </MemoryRouter>,
  );
  await screen.findByLabelText('Title');
  return { isUnsaved: () => container.querySelector('[data-unsaved]') !== null };
}

/** Types a blog and adds it, for a day if one is given, and the response is lost; then the page is left. */
async function lose(on = '') {
  await fail(on);
  cleanup();
}

async function fail(on = '') {
  show();
  type('Title', BLOG.title);
  type('Content', BLOG.content);
  type('Picture', BLOG.imageUrl);
  type('Appears on', on);
  api.publishBlog.mockRejectedValueOnce(new Error('no response'));
  add();
  await screen.findByRole('alert');
}

test('a blog whose response was lost is published once, also after a reload', async () => {
  await lose();
  api.readBlog.mockRejectedValue(new Error('no network'));
  show();
  expect(title()).toBe('Winter weddings');
  add();
  await until(() => expect(ids()).toHaveLength(2));
  expect(ids()[1]).toBe(ids()[0]);
});

test('a blog that was published although it seemed to fail is not offered again, and the next one does not replace it', async () => {
  await lose();
  api.readBlog.mockResolvedValue(BLOG);
  show();
  expect(await screen.findByText(/^Your last blog was saved after all/)).toBeTruthy();
  expect(api.readBlog).toHaveBeenLastCalledWith(ids()[0]);
  await until(() => expect(title()).toBe(''));
  type('Title', 'Monsoon weddings');
  type('Content', 'Umbrellas for everybody.');
  type('Picture', 'https://i.example/rain.jpg');
  add();
  await until(() => expect(ids()).toHaveLength(2));
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
  await until(() => expect(readDraft('blog').id).toBeUndefined());
  add();
  await until(() => expect(ids()).toHaveLength(2));
  expect(ids()[1]).not.toBe(ids()[0]);
});

test('an emptied form leaves nothing of its failed attempt on this device', async () => {
  await lose();
  api.readBlog.mockRejectedValue(new Error('no network'));
  show();
  for (const label of ['Title', 'Content', 'Picture']) type(label, '');
  expect(localStorage.length).toBe(0);
});

test('a draft keeps the day on which it shall appear, and is published for that day', async () => {
  const { soon, nine } = inAWeek();
  show();
  type('Title', BLOG.title);
  type('Appears on', soon);
  saveAsDraft();
  expect(await screen.findByText('Draft saved')).toBeTruthy();
  const [id, draft] = api.saveDraft.mock.calls[0] ?? [];
  expect(draft).toMatchObject({ title: BLOG.title, day: soon });
  cleanup();

  api.readStoredDraft.mockResolvedValue({
    ...BLOG,
    ...draft,
    content: BLOG.content,
    imageUrl: BLOG.imageUrl,
    id,
  });
  await edit();
  expect(day()).toBe(soon);
  fireEvent.click(screen.getByRole('button', { name: 'Add blog for that day' }));
  await until(() => expect(api.publishBlog).toHaveBeenCalledWith('a', BLOG, {}, nine, expect.any(Function)));
});

test('a draft whose day has passed asks for another one, instead of appearing at once', async () => {
  api.readStoredDraft.mockResolvedValue({ ...BLOG, day: '2026-01-01' });
  await edit();
  fireEvent.click(screen.getByRole('button', { name: 'Add blog for that day' }));
  expect(await screen.findByText('Please choose today or a later day, within a year')).toBeTruthy();
  expect(api.publishBlog).not.toHaveBeenCalled();
});

test('the day of a half-written new blog is still there after a reload', () => {
  const { soon } = inAWeek();
  show();
  type('Title', BLOG.title);
  type('Appears on', soon);
  cleanup();
  show();
  expect(title()).toBe(BLOG.title);
  expect(day()).toBe(soon);
});

test('a blog that was published at once, although a day was chosen for it since, is offered again', async () => {
  const { soon, nine } = inAWeek();
  await fail();
  type('Appears on', soon);
  cleanup();
  api.readBlog.mockResolvedValue({ ...BLOG, createdAt: new Date(0) });
  show();
  await until(() => expect(readDraft('blog').id).toBeUndefined());
  add();
  await until(() => expect(ids()).toHaveLength(2));
  expect(api.publishBlog).toHaveBeenLastCalledWith(expect.any(String), BLOG, {}, nine, undefined);
  expect(ids()[1]).not.toBe(ids()[0]);
});

test.each([
  ['still waits for its day', 0],
  ['has appeared on its day', 6.9 * DAY_MS],
])('a blog that was saved after all, and %s, is not offered again', async (_, later) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T12:00:00+05:30') });
  const { soon, nine } = inAWeek();
  await lose(soon);
  api.readBlog.mockResolvedValue({ ...BLOG, createdAt: nine });
  vi.setSystemTime(Date.now() + later);
  show();
  expect(title()).toBe(BLOG.title);
  await until(() => expect(title()).toBe(''));
});

test('an edited blog of which only its day was changed counts as unsaved', async () => {
  api.readStoredDraft.mockResolvedValue({ ...BLOG, day: '' });
  const { isUnsaved } = await edit();
  expect(isUnsaved()).toBe(false);
  type('Appears on', inAWeek().soon);
  expect(isUnsaved()).toBe(true);
});

test('a new blog counts as unsaved where the browser stores nothing, until the form is empty again', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem: () => {}, clear: () => {} });
  const { container } = show();
  const isUnsaved = () => container.querySelector('[data-unsaved]') !== null;
  expect(isUnsaved()).toBe(false);
  type('Title', BLOG.title);
  expect(isUnsaved()).toBe(true);
  cleanup();
  expect(show().container.querySelector('[data-unsaved]')).toBeTruthy();
  type('Title', '');
  expect(document.querySelector('[data-unsaved]')).toBeNull();
});

test.each([
  ['with nothing in it', 'Title', ' ', /^There is nothing to save yet/],
  ['with too long a title', 'Title', 'x'.repeat(141), /within 140 characters/],
  ['with too much text', 'Content', 'x'.repeat(20_001), /within 20000 characters; it has 20001 now/],
  ['with too long a link', 'Picture', 'x'.repeat(2_001), /within 2000 characters/],
])('a draft %s is not sent, and the form says why at that field', async (_, label, text, why) => {
  show();
  type(label, text);
  saveAsDraft();
  const field = await screen.findByRole('textbox', { name: label, description: why });
  expect(document.activeElement).toBe(field);
  expect(api.saveDraft).not.toHaveBeenCalled();
  type('Title', BLOG.title);
  type('Content', BLOG.content);
  type('Picture', BLOG.imageUrl);
  saveAsDraft();
  expect(await screen.findByText('Draft saved')).toBeTruthy();
});

test('a draft, and the changes of a blog, that could not be saved are called that', async () => {
  api.saveDraft.mockRejectedValue(new Error('no network'));
  api.changeBlog.mockRejectedValue(new Error('no network'));
  api.readBlog.mockResolvedValue({ ...BLOG, createdAt: new Date(0) });
  show();
  type('Title', BLOG.title);
  saveAsDraft();
  expect((await screen.findByRole('alert')).textContent).toContain('The draft could not be saved.');
  cleanup();
  await edit('published');
  type('Title', 'Summer weddings');
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The changes could not be saved.');
});
