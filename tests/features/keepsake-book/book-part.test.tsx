import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DeskPhoto } from '#src/data/album-api.ts';
import * as albumApi from '#src/data/album-api.ts';
import type { BookPlace } from '#src/domain/album/photo.ts';
import type { WallBlessing } from '#src/domain/blessing/wall-blessing.ts';
import { BookPart } from '#src/features/keepsake-book/book-part.tsx';
import { base64Of } from '#src/lib/pictures/base64.ts';
import { jpegAddress } from '#src/lib/pictures/data-address.ts';
import { notify } from '#src/ui/toast.tsx';
import { jpegHead } from '#tests/support/picture-bytes.ts';
import { readable } from '#tests/support/render-page.tsx';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { until } from '#tests/support/until.ts';
import { DESK_BOOK } from '#text/invitations/book.ts';

const readApproved = vi.hoisted(() => vi.fn<(code: string) => Promise<readonly WallBlessing[]>>());
vi.mock('#src/data/blessings-api.ts', () => ({ readApproved }));

// Without a factory: Vitest gives the real module to one of two imports of it that run at the same time.
vi.mock('#src/data/album-api.ts');
const album = vi.mocked(albumApi);

const isSamePicture = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock('#src/lib/pictures/same-picture.ts', () => ({ isSamePicture }));

const THUMB = jpegHead(360, 270);
const PICTURE = jpegHead(1_600, 1_200);

function photo(id: string, book: BookPlace, takenAt: number | null = null): DeskPhoto {
  return {
    id,
    book,
    takenAt,
    name: `Guest ${id}`,
    width: 1_600,
    height: 1_200,
    createdAt: 1_000,
    state: 'approved',
    phone: '',
    thumb: THUMB,
  };
}

const BLESSINGS: readonly WallBlessing[] = [
  { id: 'one', name: 'शर्मा परिवार', text: 'सदा सुखी रहो', createdAt: 1 },
  { id: 'two', name: 'The Kapoors', text: 'Be happy.\nBoth of you.', createdAt: 2 },
];

beforeEach(() => {
  readApproved.mockReset();
  isSamePicture.mockReset().mockResolvedValue(true);
  album.listBookPhotos.mockReset().mockResolvedValue([]);
  album.listPhotos.mockReset().mockResolvedValue({ items: [] });
  album.readPicture.mockReset().mockResolvedValue(PICTURE);
  album.setBookPlace.mockReset().mockResolvedValue();
});

function open(invitation = SAMPLE) {
  return render(
    <MemoryRouter>
      <BookPart invitation={invitation} />
    </MemoryRouter>,
  );
}

const book = () => document.querySelector('body > [aria-hidden="true"][data-dress]');

test('the book has a cover, who it is for, every approved blessing with its name, and thanks', async () => {
  readApproved.mockResolvedValue(BLESSINGS);
  open();
  expect(await screen.findByText('2 blessings in the book')).toBeTruthy();

  const text = readable(book());
  expect(text).toContain('Blessings from our loved ones');
  expect(text).toContain('12 to 14 February 2027, Jaipur');
  expect(text).toContain('2 blessings from family and friends');
  expect(text).toContain('परिवार और मित्रों की 2 शुभकामनाएँ');
  expect([...document.querySelectorAll('blockquote')].map(({ lang }) => lang)).toEqual(['hi', 'en']);
  expect([...document.querySelectorAll('figcaption')].map(readable)).toEqual(['शर्मा परिवार', 'The Kapoors']);
});

test('a book in Hindi alone has no English words of ours', async () => {
  readApproved.mockResolvedValue(BLESSINGS.slice(0, 1));
  open({ ...SAMPLE, language: 'hi' });
  await screen.findByText('1 blessing in the book');
  expect(readable(book())).toContain('आरव और मीरा');
  expect(readable(book())).not.toMatch(/blessings|from family/);
});

test('on the cover of a Hindi book the date and the ‘and’ count as Hindi, at the desk and in print', async () => {
  readApproved.mockResolvedValue(BLESSINGS);
  open({ ...SAMPLE, language: 'hi' });
  await screen.findByText('2 blessings in the book');
  const ours = [...screen.getAllByText('और'), ...screen.getAllByText(/^12 से 14 फ़रवरी 2027/)];
  expect(ours.map((one) => one.closest<HTMLElement>('[lang]')?.lang)).toEqual(ours.map(() => 'hi'));
  expect(ours.length).toBeGreaterThanOrEqual(4);
});

test('printing waits for the fonts, and leaving the desk takes the book away', async () => {
  readApproved.mockResolvedValue(BLESSINGS);
  const print = vi.fn();
  vi.stubGlobal('print', print);
  let haveFonts = () => {};
  const ready = new Promise<void>((resolve) => {
    haveFonts = resolve;
  });
  Object.defineProperty(document, 'fonts', { value: { ready }, configurable: true });
  const { unmount } = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Print it or save it as PDF' }));
  await act(async () => {});
  expect(print).not.toHaveBeenCalled();
  haveFonts();
  await until(() => expect(print).toHaveBeenCalledTimes(1));
  unmount();
  expect(book()).toBeNull();
});

test('without approved blessings it says where they are approved', async () => {
  readApproved.mockResolvedValue([]);
  open();
  expect(await screen.findByText('The book is waiting for its first blessing')).toBeTruthy();
});

test('without a network it says so, and reads again when asked', async () => {
  readApproved.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(BLESSINGS);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 blessings in the book')).toBeTruthy();
});

/** Lets every section come near. */
function showEverything(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly report: (entries: readonly { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.report([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
}

test('chosen photographs are printed whole before the blessings, once all pictures are there', async () => {
  readApproved.mockResolvedValue(BLESSINGS);
  album.listBookPhotos.mockResolvedValue([photo('late', 'page', 30), photo('early', 'page', 20)]);
  let deliver = (_picture: Uint8Array) => {};
  album.readPicture.mockResolvedValueOnce(PICTURE).mockReturnValueOnce(
    new Promise((resolve) => {
      deliver = resolve;
    }),
  );
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const decode = vi.fn(async () => {});
  Object.defineProperty(HTMLImageElement.prototype, 'decode', { value: decode, configurable: true });
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  open();
  expect(await screen.findByText(/Photographs for the book: 1 of 2/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Print it or save it as PDF' }));
  expect(screen.getByText(/as soon as all photographs are here/)).toBeTruthy();
  await act(async () => {});
  expect(print).not.toHaveBeenCalled();

  deliver(PICTURE);
  await until(() => expect(print).toHaveBeenCalledTimes(1));
  expect(decode).toHaveBeenCalledTimes(2);
  const captions = [...(book()?.querySelectorAll('figcaption') ?? [])].map(readable);
  expect(captions).toEqual(['Guest early', 'Guest late', 'शर्मा परिवार', 'The Kapoors']);
});

test('a picture that cannot be read is named, and nothing is printed until it is there', async () => {
  readApproved.mockResolvedValue(BLESSINGS);
  album.listBookPhotos.mockResolvedValue([photo('one', 'page')]);
  const lost = new TypeError('Failed to fetch');
  album.readPicture.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const decode = vi.fn(async () => {});
  Object.defineProperty(HTMLImageElement.prototype, 'decode', { value: decode, configurable: true });
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  open();
  expect(await screen.findByText('Not all photographs of the book could be read.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Print it or save it as PDF' }));
  await until(() => expect(album.readPicture).toHaveBeenCalledTimes(2));
  expect(await screen.findByText('Not all photographs of the book could be read.')).toBeTruthy();
  await act(async () => {});
  expect(print).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await until(() => expect(print).toHaveBeenCalledTimes(1));
  expect(document.querySelectorAll('img[data-photo]')).toHaveLength(1);
  await act(async () => {});
  expect(print).toHaveBeenCalledTimes(1);
});

test('the couple chooses where a photograph is, and a choice that is not saved is not shown', async () => {
  showEverything();
  readApproved.mockResolvedValue(BLESSINGS);
  album.listPhotos.mockResolvedValue({ items: [photo('one', 'no')] });
  album.setBookPlace.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const error = vi.spyOn(notify, 'error');
  open();
  const place = await screen.findByLabelText<HTMLSelectElement>(/By Guest one/);
  expect(place.value).toBe('no');
  fireEvent.change(place, { target: { value: 'page' } });
  await until(() => expect(error).toHaveBeenCalledExactlyOnceWith(DESK_BOOK.photos.failed));
  await until(() => expect(place.value).toBe('no'));

  fireEvent.change(place, { target: { value: 'quarter' } });
  expect(await screen.findByText('1 photograph in the book')).toBeTruthy();
  expect(album.setBookPlace).toHaveBeenLastCalledWith(SAMPLE.code, 'one', 'quarter');
  expect(place.value).toBe('quarter');
});

test('places that are chosen while one is being saved keep the focus, and the last of them is saved', async () => {
  showEverything();
  readApproved.mockResolvedValue(BLESSINGS);
  album.listPhotos.mockResolvedValue({ items: [photo('one', 'no')] });
  let finish = () => {};
  album.setBookPlace.mockReturnValueOnce(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  open();
  const place = await screen.findByLabelText<HTMLSelectElement>(/By Guest one/);
  place.focus();
  for (const value of ['page', 'no', 'quarter']) {
    expect(place.disabled).toBe(false);
    fireEvent.change(place, { target: { value } });
    expect(place.value).toBe(value);
  }
  expect(document.activeElement).toBe(place);
  await until(() => expect(album.setBookPlace).toHaveBeenCalledTimes(1));

  await act(async () => finish());
  expect(await screen.findByText('1 photograph in the book')).toBeTruthy();
  expect(album.setBookPlace.mock.calls.map(([, , book]) => book)).toEqual(['page', 'quarter']);
  await until(() =>
    expect(document.querySelector('li[data-book]')?.getAttribute('data-book')).toBe('quarter'),
  );
  expect(place.value).toBe('quarter');
});

test('a place that could not be saved says nothing once a later one is', async () => {
  showEverything();
  readApproved.mockResolvedValue(BLESSINGS);
  album.listPhotos.mockResolvedValue({ items: [photo('two', 'no')] });
  const error = vi.spyOn(notify, 'error');
  let fail = (_error: Error) => {};
  album.setBookPlace.mockReturnValueOnce(
    new Promise((_resolve, reject) => {
      fail = reject;
    }),
  );
  open();
  const place = await screen.findByLabelText<HTMLSelectElement>(/By Guest two/);
  fireEvent.change(place, { target: { value: 'page' } });
  fireEvent.change(place, { target: { value: 'quarter' } });
  await until(() => expect(album.setBookPlace).toHaveBeenCalledTimes(1));
  await act(async () => fail(new TypeError('Failed to fetch')));
  await until(() => expect(album.setBookPlace).toHaveBeenLastCalledWith(SAMPLE.code, 'two', 'quarter'));
  expect(await screen.findByText('1 photograph in the book')).toBeTruthy();
  expect(error).not.toHaveBeenCalled();
});

test('a photograph whose large picture is another one than the couple saw small is printed as the small one', async () => {
  readApproved.mockResolvedValue([]);
  album.listBookPhotos.mockResolvedValue([photo('other', 'page', 1), photo('huge', 'page', 2)]);
  album.readPicture.mockResolvedValueOnce(PICTURE).mockResolvedValueOnce(jpegHead(20_000, 20_000));
  isSamePicture.mockResolvedValueOnce(false);
  open();
  await until(() => expect(document.querySelectorAll('img[data-photo]')).toHaveLength(2));
  const printed = [...document.querySelectorAll<HTMLImageElement>('img[data-photo]')].map(({ src }) => src);
  const small = jpegAddress(base64Of(THUMB));
  expect(printed).toEqual([small, small]);
});

test('a thumbnail that declares a picture of 400 megapixels is not drawn, and its photograph can still be taken out', async () => {
  showEverything();
  readApproved.mockResolvedValue([]);
  album.listPhotos.mockResolvedValue({
    items: [{ ...photo('huge', 'no'), thumb: jpegHead(20_000, 20_000) }],
  });
  open();
  const place = await screen.findByRole('combobox');
  expect(place.closest('li')?.querySelector('img')?.getAttribute('src')).toBeNull();
});
