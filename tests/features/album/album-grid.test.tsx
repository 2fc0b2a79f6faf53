import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ShownThumb } from '#src/data/photo-store.ts';
import { AlbumGrid } from '#src/features/album/album-grid.tsx';
import type { TimeCursor } from '#src/lib/firestore-query.ts';
import type { Page } from '#src/lib/pages-api.ts';
import { hasUnsentText } from '#src/lib/unsent-text.ts';
import { ALBUM } from '#src/locales/en/guests/album.ts';

// Its library needs a browser.
vi.mock('#src/ui/lightbox-stage.tsx', () => ({ LightboxStage: () => null }));

const store = vi.hoisted(() => ({
  readShownPhotos: vi.fn<(code: string, after?: TimeCursor) => Promise<Page<ShownThumb, TimeCursor>>>(),
  objectToPhoto: vi.fn(),
}));
vi.mock('#src/data/photo-store.ts', () => store);

const pictures = vi.hoisted(() => ({
  readPhotoPicture: vi.fn<(code: string, id: string) => Promise<string | undefined>>(),
  isPhotoShown: vi.fn<() => Promise<boolean>>(),
}));
vi.mock('#src/data/photo-picture.ts', () => pictures);

const NEXT: TimeCursor = { time: '2027-02-12T14:00:00Z' };

function photoOf(name: string): ShownThumb {
  const createdAt = Date.UTC(2027, 1, 12, 14);
  return { id: name, name, width: 4, height: 3, takenAt: null, createdAt, thumb: 'data:image/jpeg;base64,' };
}

/** A response that the test controls. */
function held<Result>() {
  let give = (_result: Result) => {};
  const promise = new Promise<Result>((resolve) => {
    give = resolve;
  });
  return { promise, give };
}

/** Sees everything at once. */
class Sees {
  readonly #tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  observe(): void {
    this.#tell([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Sees);
  store.readShownPhotos.mockReset();
  pictures.readPhotoPicture.mockReset().mockResolvedValue('data:image/jpeg;base64,');
});

async function show() {
  const now = Date.now();
  const album = { opensAt: now - 2, closesAt: now - 1, revealsAt: now - 1, blocked: [] };
  render(
    <>
      <input aria-label="A field" />
      <AlbumGrid code="ABCD12345678" album={album} texts={ALBUM} language="en" takenBack={[]} />
    </>,
  );
  await act(async () => {});
}

const thumbOf = (name: string) => screen.findByRole('button', { name: `Photograph by ${name}, 12 February` });

test('more photographs lead to the first of them, but take the focus from no field', async () => {
  const third = held<Page<ShownThumb, TimeCursor>>();
  store.readShownPhotos
    .mockResolvedValueOnce({ items: [photoOf('one')], next: NEXT })
    .mockResolvedValueOnce({ items: [photoOf('two')], next: NEXT })
    .mockReturnValueOnce(third.promise);
  await show();
  const more = await screen.findByRole('button', { name: 'More photographs' });
  more.focus();
  fireEvent.click(more);
  expect(await thumbOf('two')).toBe(document.activeElement);

  fireEvent.click(screen.getByRole('button', { name: 'More photographs' }));
  const field = screen.getByLabelText('A field');
  field.focus();
  await act(async () => third.give({ items: [photoOf('three')] }));
  expect(await thumbOf('three')).toBeTruthy();
  expect(document.activeElement).toBe(field);
});

test('an album without photographs is read again each minute, and says meanwhile that there are none', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const second = held<Page<ShownThumb, TimeCursor>>();
  store.readShownPhotos.mockResolvedValueOnce({ items: [] }).mockReturnValueOnce(second.promise);
  await show();
  expect(await screen.findByText(/^No photographs are shown yet/)).toBeTruthy();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText(/^No photographs are shown yet/)).toBeTruthy();
  await act(async () => second.give({ items: [photoOf('one')] }));
  vi.useRealTimers();
  expect(await thumbOf('one')).toBeTruthy();
  expect(screen.queryByText(/^No photographs are shown yet/)).toBeNull();
});

test('a reason that was typed is unsent until the couple has been asked', async () => {
  store.readShownPhotos.mockResolvedValue({ items: [photoOf('one')] });
  store.objectToPhoto.mockResolvedValue('done');
  await show();
  fireEvent.click(await thumbOf('one'));
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for removal' }));
  const reason = screen.getByLabelText(/^Why, if you like to say/);
  expect(hasUnsentText()).toBe(false);
  fireEvent.change(reason, { target: { value: 'I am on it' } });
  expect(hasUnsentText()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Ask the couple' }));
  expect(await screen.findByText(ALBUM.removal.done)).toBeTruthy();
  expect(hasUnsentText()).toBe(false);
});

test('a question about a photograph that is gone meanwhile is not put about another one', async () => {
  const picture = held<undefined>();
  store.readShownPhotos.mockResolvedValue({ items: [photoOf('one'), photoOf('two')] });
  pictures.readPhotoPicture.mockReturnValueOnce(picture.promise);
  await show();
  fireEvent.click(await thumbOf('one'));
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for removal' }));
  expect(screen.getByLabelText(/^Why, if you like to say/)).toBeTruthy();
  await act(async () => picture.give(undefined));
  expect(screen.getByText(/^One photograph has been removed from the album/)).toBeTruthy();
  fireEvent.click(await thumbOf('two'));
  await screen.findByRole('button', { name: 'Ask for removal' });
  expect(screen.queryByLabelText(/^Why, if you like to say/)).toBeNull();
});
