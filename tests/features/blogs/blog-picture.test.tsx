import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { BlogForm } from '#src/features/blogs/blog-form.tsx';
import type { EditedBlog } from '#src/features/blogs/edited-blog.ts';
import { Toaster } from '#src/ui/toast.tsx';
import { until } from '#tests/support/until.ts';

const api = vi.hoisted(() => ({ publishBlog: vi.fn(), readStoredDraft: vi.fn(), saveDraft: vi.fn() }));
vi.mock('#src/features/blogs/blogs-api.ts', () => api);

const shrinkInWorker = vi.hoisted(() => vi.fn());
vi.mock('#src/lib/pictures/shrink-in-worker.ts', () => ({ shrinkInWorker }));

const DRAFT: EditedBlog = {
  kind: 'draft',
  id: 'a',
  typed: { title: 'Winter weddings', content: 'Fog, flowers and hot chai.', imageUrl: '', day: '' },
  picture: 'old',
};

/** Finishes the picture that was chosen at this place with these bytes. */
let finish: ((bytes: string) => void)[];

beforeEach(() => {
  localStorage.clear();
  for (const call of Object.values(api)) call.mockReset();
  api.readStoredDraft.mockResolvedValue({ id: DRAFT.id, ...DRAFT.typed, picture: DRAFT.picture });
  finish = [];
  shrinkInWorker.mockImplementation(
    () => new Promise((resolve) => finish.push((bytes) => resolve({ blob: new Blob([bytes]) }))),
  );
});

function show(edited?: EditedBlog) {
  const { container } = render(
    <MemoryRouter>
      <BlogForm guard={(work) => work()} {...(edited && { edited })} />
      <Toaster />
    </MemoryRouter>,
  );
  return { isUnsaved: () => container.querySelector('[data-unsaved]') !== null };
}

async function choosePicture() {
  const before = finish.length;
  const target = { files: [new File(['large'], 'IMG_1.jpg', { type: 'image/jpeg' })] };
  fireEvent.change(screen.getByLabelText(/from this phone$|^Another picture$/), { target });
  await until(() => expect(finish).toHaveLength(before + 1));
}

const finishPicture = (place: number, bytes: string) => act(async () => finish[place]?.(bytes));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const linkInstead = () => screen.queryByRole('button', { name: 'Use the link instead' });

test.each([
  ['Save as draft', api.saveDraft],
  ['Add blog', api.publishBlog],
])('“%s” saves no picture but the new one, and says when that is not ready', async (button, save) => {
  show(DRAFT);
  await choosePicture();
  press(button);
  expect(await screen.findByText(/^The picture is still being made smaller/)).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
  await finishPicture(0, 'new');
  press(button);
  await until(() => expect(save).toHaveBeenCalledOnce());
  const { keeps, drops } = save.mock.lastCall?.[2] ?? {};
  expect(await keeps.blob.text()).toBe('new');
  expect(drops).toBe('old');
});

test('of two pictures chosen in a row the second is kept, although the first takes longer', async () => {
  show();
  await choosePicture();
  await choosePicture();
  await finishPicture(1, 'second');
  await finishPicture(0, 'first');
  press('Save as draft');
  await until(() => expect(api.saveDraft).toHaveBeenCalledOnce());
  expect(await api.saveDraft.mock.lastCall?.[2].keeps.blob.text()).toBe('second');
});

test('a picture that is given up while it is made smaller does not return', async () => {
  show(DRAFT);
  await choosePicture();
  press('Use the link instead');
  await finishPicture(0, 'late');
  expect(linkInstead()).toBeNull();
});

test('a picture counts as unsaved while it is made smaller, and until the blog is saved', async () => {
  const { isUnsaved } = show();
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Winter weddings' } });
  expect(isUnsaved(), 'a title, which a reload keeps').toBe(false);
  await choosePicture();
  expect(isUnsaved(), 'while it is made smaller').toBe(true);
  await finishPicture(0, 'small');
  expect(linkInstead()).toBeTruthy();
  expect(isUnsaved()).toBe(true);
  press('Save as draft');
  await until(() => expect(isUnsaved()).toBe(false));
});

test('an edited blog of which only its picture was changed counts as unsaved', async () => {
  const { isUnsaved } = show(DRAFT);
  expect(isUnsaved()).toBe(false);
  await choosePicture();
  await finishPicture(0, 'new');
  expect(isUnsaved()).toBe(true);
});

test('while a blog is saved, no picture is chosen that the save would leave out', async () => {
  show(DRAFT);
  let saved = () => {};
  api.saveDraft.mockReturnValue(new Promise<void>((resolve) => (saved = resolve)));
  press('Save as draft');
  expect(screen.getByLabelText<HTMLInputElement>('Another picture').disabled).toBe(true);
  await act(async () => saved());
});
