import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { indiaDay } from '#src/domain/india-time.ts';
import { showDay } from '#src/domain/show-day.ts';
import { BlogForm, EditedForm } from '#src/features/blogs/blog-form.tsx';
import { Toaster } from '#src/ui/toast.tsx';
import { until } from '#tests/support/until.ts';

const api = vi.hoisted(() => ({
  changeBlog: vi.fn(),
  publishBlog: vi.fn(),
  readBlog: vi.fn(),
  readBlogPicture: vi.fn(),
  readStoredDraft: vi.fn(),
  saveDraft: vi.fn(),
}));
vi.mock('#src/ui/use-near.ts', () => ({ useNear: () => true }));
vi.mock('#src/features/blogs/blogs-api.ts', () => api);
vi.mock('#src/features/blogs/read-blogs.ts', () => api);
vi.mock('#src/features/blogs/blog-draft.ts', async (original) => ({
  ...(await original<typeof import('#src/features/blogs/blog-draft.ts')>()),
  showsPicture: async () => true,
}));

beforeEach(() => {
  vi.resetAllMocks();
  api.readBlogPicture.mockImplementation(async (id: string) => `data:${id}`);
  localStorage.clear();
});

const BLOG = {
  title: 'Winter weddings',
  content: 'Fog, flowers and hot chai.',
  imageUrl: 'https://i.example/fog.jpg',
};

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const title = () => screen.getByLabelText<HTMLInputElement>('Title').value;

/** Opens the form of the blog. */
async function edit(kind: 'draft' | 'published' = 'published') {
  render(
    <MemoryRouter>
      <EditedForm kind={kind} id="a" guard={(work) => work()} />
      <Toaster />
    </MemoryRouter>,
  );
  await screen.findByLabelText('Title');
}

const saveChanges = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
/** That the stored blog is still as it was opened. */
const CHECK = expect.any(Function);
const OUT = { ...BLOG, createdAt: new Date(0) };

test('a blog that was changed elsewhere since it was opened is not overwritten before its text was seen', async () => {
  api.readBlog.mockResolvedValueOnce(OUT).mockResolvedValue({ ...OUT, content: 'Fog and soup.' });
  await edit();
  type('Title', 'Winter weddings in Jaipur');
  saveChanges();
  const told = await screen.findByRole('alert');
  expect(told.textContent).toContain('Somebody else has changed it since you opened it.');
  expect(told.textContent).toContain('Fog and soup.');
  expect(api.changeBlog).not.toHaveBeenCalled();
  saveChanges();
  expect(await screen.findByText('Blog changed')).toBeTruthy();
  expect(api.changeBlog).toHaveBeenCalledOnce();
});

test('a link and a day that were changed elsewhere are shown, and replaced by a second press', async () => {
  const [mine, other] = [7, 8].map((days) => indiaDay(Date.now() + days * 86_400_000));
  const at = (day?: string) => new Date(`${day}T09:00:00+05:30`);
  const link = 'https://i.example/rain.jpg';
  api.readBlog.mockResolvedValueOnce({ ...BLOG, createdAt: at(mine) });
  api.readBlog.mockResolvedValue({ ...BLOG, imageUrl: link, createdAt: at(other) });
  await edit();
  type('Title', 'Winter weddings in Jaipur');
  saveChanges();
  const told = await screen.findByRole('alert');
  expect(told.textContent).toContain(link);
  expect(told.textContent).toContain(`Appears on ${showDay(other ?? '')}`);

  saveChanges();
  expect(await screen.findByText('Blog changed')).toBeTruthy();
  const changed = expect.objectContaining({ imageUrl: BLOG.imageUrl });
  expect(api.changeBlog).toHaveBeenCalledExactlyOnceWith('a', changed, {}, at(mine), CHECK);
});

test('what was not changed elsewhere is not repeated above the form', async () => {
  api.readBlog.mockResolvedValueOnce(OUT).mockResolvedValue({ ...OUT, content: 'Fog and soup.' });
  await edit();
  type('Title', 'Winter weddings in Jaipur');
  saveChanges();
  const told = await screen.findByRole('alert');
  expect(told.querySelector('blockquote')?.textContent).toBe('Winter weddingsFog and soup.');
});

test('a picture that was chosen elsewhere is shown, and kept by a form that has not changed it', async () => {
  const before = { ...OUT, imageUrl: undefined, picture: 'first' };
  api.readBlog.mockResolvedValueOnce(before).mockResolvedValue({ ...before, picture: 'second' });
  await edit();
  type('Title', 'Winter weddings in Jaipur');
  saveChanges();
  const told = await screen.findByRole('alert');
  await until(() => expect(told.querySelector('img')?.getAttribute('src')).toBe('data:second'));
  saveChanges();
  expect(await screen.findByText('Blog changed')).toBeTruthy();
  expect(api.changeBlog.mock.lastCall?.[2]).toEqual({ keeps: { id: 'second' } });
});

test('a link that is typed here replaces a picture that was chosen elsewhere', async () => {
  api.readBlog
    .mockResolvedValueOnce(OUT)
    .mockResolvedValue({ ...OUT, imageUrl: undefined, picture: 'theirs' });
  await edit();
  const link = 'https://i.example/sun.jpg';
  type('Picture', link);
  saveChanges();
  await screen.findByRole('alert');
  expect(screen.getByLabelText<HTMLInputElement>('Picture').value).toBe(link);
  saveChanges();
  expect(await screen.findByText('Blog changed')).toBeTruthy();
  expect(api.changeBlog.mock.lastCall?.slice(1, 3)).toEqual([
    expect.objectContaining({ imageUrl: link }),
    { drops: 'theirs' },
  ]);
});

test('a blog that was deleted elsewhere is said to be gone, and the connection is not blamed', async () => {
  api.readBlog.mockResolvedValueOnce(OUT).mockResolvedValue(undefined);
  await edit();
  type('Title', 'Winter weddings in Jaipur');
  saveChanges();
  expect((await screen.findByRole('alert')).textContent).toContain('published or deleted elsewhere');
  expect(title()).toBe('Winter weddings in Jaipur');
});

test('changes that were saved although the response was lost count as saved', async () => {
  api.readBlog.mockResolvedValueOnce(OUT).mockResolvedValueOnce(OUT);
  api.readBlog.mockResolvedValue({ ...OUT, title: 'Summer weddings' });
  api.changeBlog.mockRejectedValue(new Error('timeout'));
  await edit();
  type('Title', 'Summer weddings');
  saveChanges();
  expect(await screen.findByText('Blog changed')).toBeTruthy();
});

test('a blog whose paragraphs were not saved is not said to be changed', async () => {
  api.readBlog.mockResolvedValue(OUT);
  api.changeBlog.mockRejectedValue(new Error('timeout'));
  await edit();
  type('Content', 'Fog, flowers\n\nand hot chai.');
  saveChanges();
  expect((await screen.findByRole('alert')).textContent).toContain('The changes could not be saved.');
});

test('a blog whose paragraphs were changed elsewhere is not overwritten before they were seen', async () => {
  const content = 'Fog, flowers\n\nand hot chai.';
  api.readBlog.mockResolvedValueOnce(OUT).mockResolvedValue({ ...OUT, content });
  await edit();
  type('Title', 'Winter weddings in Jaipur');
  saveChanges();
  expect((await screen.findByRole('alert')).textContent).toContain(content);
  expect(api.changeBlog).not.toHaveBeenCalled();
});

test('a link that is stored in small letters counts as saved although the response was lost', async () => {
  api.readBlog.mockResolvedValueOnce(OUT).mockResolvedValueOnce(OUT);
  api.readBlog.mockResolvedValue({ ...OUT, imageUrl: 'https://i.example/rain.jpg' });
  api.changeBlog.mockRejectedValue(new Error('timeout'));
  await edit();
  type('Picture', 'Https://i.example/rain.jpg');
  saveChanges();
  expect(await screen.findByText('Blog changed')).toBeTruthy();
});

test('a draft that keeps the picture of another form counts as saved although the response was lost', async () => {
  const draft = { ...BLOG, imageUrl: '', day: '', picture: 'first' };
  const theirs = { ...draft, picture: 'second' };
  api.readStoredDraft.mockResolvedValueOnce(draft).mockResolvedValueOnce(theirs);
  await edit('draft');
  type('Title', 'Summer weddings');
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save as draft' }));
  save();
  await screen.findByText(/^Somebody else has changed it since you opened it/);

  api.readStoredDraft
    .mockResolvedValueOnce(theirs)
    .mockResolvedValue({ ...theirs, title: 'Summer weddings' });
  api.saveDraft.mockRejectedValue(new Error('timeout'));
  save();
  expect(await screen.findByText('Draft saved')).toBeTruthy();
  expect(api.saveDraft.mock.lastCall?.[2]).toEqual({ keeps: { id: 'second' } });
});

const DRAFT = { ...BLOG, imageUrl: '', day: '', picture: 'first' };

const SECOND = { keeps: { id: 'second' } };

test.each([
  ['saves a draft with the picture that another one has chosen', 'Save as draft', api.saveDraft, SECOND],
  ['publishes a draft with the picture that another one has chosen', 'Add blog', api.publishBlog, SECOND],
  ['saves a draft without the picture that another one has deleted', 'Save as draft', api.saveDraft, {}],
])('an older form %s', async (_, button, save, pictures: { readonly keeps?: { readonly id: string } }) => {
  const picture = pictures.keeps?.id;
  api.readStoredDraft.mockResolvedValueOnce(DRAFT).mockResolvedValue({ ...DRAFT, picture });
  await edit('draft');
  type('Title', 'Corrected');
  const press = () => fireEvent.click(screen.getByRole('button', { name: button }));
  press();
  await screen.findByText(/^Somebody else has changed it since you opened it/);
  expect(save).not.toHaveBeenCalled();
  press();
  await until(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.lastCall?.slice(1, 3)).toEqual([
    expect.objectContaining({ title: 'Corrected' }),
    pictures,
  ]);
});

test('a draft that was published elsewhere, with another picture, is not stored again by an older form', async () => {
  api.readStoredDraft.mockResolvedValueOnce(DRAFT).mockResolvedValue(undefined);
  await edit('draft');
  fireEvent.click(screen.getByRole('button', { name: 'Save as draft' }));
  expect((await screen.findByRole('alert')).textContent).toContain('published or deleted elsewhere');
  expect(api.saveDraft).not.toHaveBeenCalled();
});

test('a blog of which nobody knows whether it is added is not said not to be', async () => {
  api.readBlog.mockRejectedValue(new Error('no network'));
  api.publishBlog.mockRejectedValue(new Error('timeout'));
  render(
    <MemoryRouter>
      <BlogForm guard={(work) => work()} />
    </MemoryRouter>,
  );
  type('Title', BLOG.title);
  type('Content', BLOG.content);
  type('Picture', BLOG.imageUrl);
  fireEvent.click(screen.getByRole('button', { name: 'Add blog' }));
  await screen.findByRole('alert');
  expect(screen.getByRole('alert').textContent).toContain('It is not certain whether it is saved.');
  expect(screen.queryByText('The blog could not be added.')).toBeNull();
});
