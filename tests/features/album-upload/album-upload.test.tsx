import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OWN_PHOTOS_PREFIX, UNREADY_PHOTOS_PREFIX } from '#src/config/late-storage-keys.ts';
import { photosToTakeBack, takenBackPhotos } from '#src/data/own-photos.ts';
import { AlbumUpload } from '#src/features/album-upload/album-upload.tsx';
import { photoOutbox } from '#src/features/album-upload/photo-outbox.ts';
import { PictureError } from '#src/lib/pictures/picture-error.ts';
import { hasUnsentText } from '#src/lib/unsent-text.ts';
import { ALBUM_UPLOAD } from '#src/locales/en/guests/album-upload.ts';
import { until } from '#tests/support/until.ts';

const DAY_MS = 86_400_000;
const ID = 'a'.repeat(32);

/** Files are named by their content, and HEIC ones need the helper. */
vi.mock('#src/features/album-upload/prepare-photo.ts', () => ({
  identify: (_code: string, file: Blob) => file.text(),
  preparePhoto: async (id: string, file: File, open?: unknown) => {
    if (file.name.endsWith('.heic') && !open) throw new PictureError('heic');
    return {
      id,
      width: 1_600,
      height: 1_200,
      takenAt: null,
      picture: new Blob(['p']),
      thumb: new Blob(['t']),
    };
  },
}));

/** Another album for each test: a page keeps what it sends to one. */
let code = '';
let codes = 0;

const message = () => ({
  code,
  width: 1_600,
  height: 1_200,
  name: '',
  takenAt: null,
  phone: 'a'.repeat(64),
  key: 'b'.repeat(64),
  picture: new Blob(['picture']),
  thumb: new Blob(['thumb']),
});

beforeEach(() => {
  codes += 1;
  code = `ABCD1234567${codes}`;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  // A phone whose workers cannot draw.
  vi.stubGlobal('OffscreenCanvas', undefined);
});

afterEach(async () => {
  for (const { id } of photoOutbox().view().items) await photoOutbox().discard(id);
  window.localStorage.clear();
});

interface Times {
  readonly opensIn: number;
  readonly closesIn: number;
}

async function show(times: Times, stale = false) {
  const now = Date.now();
  const onTakenBack = vi.fn();
  const pageWith = ({ opensIn, closesIn }: Times) => (
    <AlbumUpload
      code={code}
      album={{ opensAt: now + opensIn, closesAt: now + closesIn, revealsAt: now, blocked: [] }}
      stale={stale}
      texts={ALBUM_UPLOAD}
      language="en"
      onTakenBack={onTakenBack}
    />
  );
  const { rerender } = render(pageWith(times));
  await act(async () => {});
  return { onTakenBack, readAgain: (others: Times) => rerender(pageWith(others)) };
}

/** Answers the question whether a photograph is to be deleted. */
function agree(): void {
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take back' }));
}

function choose(...names: string[]): void {
  const files = names.map((name) => new File([`${code} ${name}`], name));
  fireEvent.change(screen.getByLabelText('Choose photographs', { selector: 'input' }), { target: { files } });
}

const OPEN = { opensIn: -DAY_MS, closesIn: DAY_MS };

test('before an album opens, the page says from which day it does', async () => {
  await show({ opensIn: DAY_MS, closesIn: 2 * DAY_MS });
  expect(screen.getByText(/^The album opens on \d+ \w+ \d{4}\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Choose photographs' })).toBeNull();
});

test('an album whose page was opened the day before is open for a guest who comes back, though the phone has slept', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 1, 12) });
  await show({ opensIn: DAY_MS, closesIn: 2 * DAY_MS });
  expect(screen.getByText(/^The album opens on/)).toBeTruthy();
  vi.setSystemTime(Date.now() + DAY_MS);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  vi.useRealTimers();
  expect(screen.queryByText(/^The album opens on/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Choose photographs' })).toBeTruthy();
});

test('without a network, photographs can be chosen for an album that is known', async () => {
  await show(OPEN, true);
  expect(screen.getByText(/There is no network just now/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Choose photographs' })).toBeTruthy();
});

test('a visit after one that was cut short in two tabs says how many photographs were not ready', async () => {
  localStorage.setItem(`${UNREADY_PHOTOS_PREFIX}${code}.first`, '1');
  localStorage.setItem(`${UNREADY_PHOTOS_PREFIX}${code}.second`, '2');
  await show(OPEN);
  expect(screen.getByText(/^3 photographs were not ready when this page was closed/)).toBeTruthy();
});

test('where the phone stores no photographs, the page has to stay open, and they do not count as sent', async () => {
  await show(OPEN);
  await act(async () => {
    await photoOutbox().add(message(), ID);
  });
  expect(await screen.findByText(ALBUM_UPLOAD.progress.memory)).toBeTruthy();
  expect(localStorage.getItem(`${OWN_PHOTOS_PREFIX}${code}`)).toBeNull();
  const [unready] = Object.keys(localStorage).filter((key) => key.startsWith(UNREADY_PHOTOS_PREFIX + code));
  expect(localStorage.getItem(unready ?? '')).toBe('1');
});

test('a photograph that waits can be taken back without a network', async () => {
  await show(OPEN);
  await act(async () => {
    await photoOutbox().add(message(), ID);
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Take back photograph 1' }));
  agree();
  expect(await screen.findByText('The photograph was not sent.')).toBeTruthy();
  expect(photoOutbox().view().items).toEqual([]);
});

test('the question whether to take a photograph back shows the photograph and its number, also while it waits', async () => {
  await photoOutbox().add(message(), 'b'.repeat(32));
  await photoOutbox().add(message(), ID);
  await show(OPEN);
  fireEvent.click(await screen.findByRole('button', { name: 'Take back photograph 2' }));
  const question = screen.getByRole('dialog', { name: 'Take back photograph 2?' });
  expect(within(question).getByRole('img', { name: 'Photograph 2' })).toBeTruthy();
  fireEvent.click(within(question).getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(photoOutbox().view().items).toHaveLength(2);
});

test('a photograph that waits, though it had arrived, is deleted from the album when it is taken back', async () => {
  const { onTakenBack } = await show(OPEN);
  await act(async () => {
    await photoOutbox().add(message(), ID);
  });
  const back = await screen.findByRole('button', { name: 'Take back photograph 1' });
  vi.stubGlobal('fetch', async () => Response.json({ commitTime: '2026-11-26T09:00:00Z' }));
  fireEvent.click(back);
  agree();
  expect(await screen.findByText('The photograph was taken back.')).toBeTruthy();
  expect(onTakenBack).toHaveBeenCalledWith(ID);
  expect(photoOutbox().view().items).toEqual([]);
});

test('a photograph that had arrived and was taken back without a network is deleted once there is one', async () => {
  await show(OPEN);
  await act(async () => {
    await photoOutbox().add(message(), ID);
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Take back photograph 1' }));
  agree();
  expect(await screen.findByText('The photograph was not sent.')).toBeTruthy();
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(String(body));
    return Response.json({ commitTime: '2026-11-26T09:00:00Z' });
  });
  window.dispatchEvent(new Event('online'));
  await until(() => expect(photosToTakeBack.of(code)).toEqual([]));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain(`photos/${ID}`);
  expect(takenBackPhotos.of(code)).toEqual([ID]);
});

test('a photograph that arrives takes the focus from nothing', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ commitTime: '2026-11-26T09:00:00Z' }));
  await show(OPEN);
  const place = screen.getByRole('button', { name: 'Choose photographs' });
  place.focus();
  choose('one.jpg');
  fireEvent.click(await screen.findByRole('button', { name: 'Send 1 photograph' }));
  await act(async () => {});
  place.focus();
  expect(await screen.findByText(/^Thank you!/)).toBeTruthy();
  expect(document.activeElement).toBe(place);
});

test('a photograph that waits from an earlier visit leaves the focus where it is', async () => {
  await show(OPEN);
  const place = screen.getByRole('button', { name: 'Choose photographs' });
  place.focus();
  await act(async () => {
    await photoOutbox().add(message(), ID);
  });
  expect(screen.getByText('Your photographs are on their way')).toBeTruthy();
  expect(document.activeElement).toBe(place);
});

test('each press of Send leads to how far the photographs are, also while others are on their way', async () => {
  await show(OPEN);
  for (const name of ['one.jpg', 'two.jpg']) {
    choose(name);
    const send = await screen.findByRole('button', { name: 'Send 1 photograph' });
    send.focus();
    fireEvent.click(send);
    await act(async () => {});
    const progress = screen.getByText('Your photographs are on their way').closest('[tabindex]');
    expect(document.activeElement).toBe(progress);
  }
});

test('a press for all photographs of the phone leads to the first that was not shown', async () => {
  const ids = Array.from({ length: 14 }, (_, place) => String(place).padStart(32, '0'));
  localStorage.setItem(`${OWN_PHOTOS_PREFIX}${code}`, JSON.stringify(ids));
  await show(OPEN);
  fireEvent.click(await screen.findByRole('button', { name: 'Show all 14' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take back photograph 2' }));
});

test('a press that opens HEIC photographs leads to the photographs', async () => {
  await show(OPEN);
  choose('one.heic');
  fireEvent.click(await screen.findByRole('button', { name: 'Download and open' }));
  expect(document.activeElement).toBe(screen.getByRole('list', { name: '1 photograph chosen' }));
});

test('an album that turns out to have been closed meanwhile is no longer offered as open', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 1, 12) });
  const { readAgain } = await show(OPEN);
  vi.setSystemTime(Date.now() + 60 * 60_000);
  readAgain({ ...OPEN, closesIn: 30 * 60_000 });
  vi.useRealTimers();
  expect(screen.getByText(/^The album is no longer accepting photographs/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Choose photographs' })).toBeNull();
});

test('photographs that were chosen are unsent until they have arrived, on a phone that stores nothing', async () => {
  await show(OPEN);
  expect(hasUnsentText()).toBe(false);
  choose('one.jpg');
  const send = await screen.findByRole('button', { name: 'Send 1 photograph' });
  expect(hasUnsentText()).toBe(true);
  fireEvent.click(send);
  expect(hasUnsentText(), 'while it is prepared').toBe(true);
  expect(await screen.findByText(ALBUM_UPLOAD.progress.memory)).toBeTruthy();
  expect(hasUnsentText(), 'on a phone that stores nothing').toBe(true);
  vi.stubGlobal('fetch', async () => Response.json({ commitTime: '2026-11-26T09:00:00Z' }));
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(/^Thank you!/)).toBeTruthy();
  expect(hasUnsentText()).toBe(false);
});

const isBelow = (one: Element, other: Element) =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;

test('what comes and goes while files are prepared is below the button that sends them', async () => {
  await show(OPEN);
  choose('one.jpg', 'one.jpg', 'two.heic');
  const alert = await screen.findByText('One file could not be added');
  const twice = await screen.findByText(/^You had already chosen one of them/);
  const send = screen.getByRole('button', { name: 'Send 1 photograph' });
  const list = screen.getByRole('list', { name: '1 photograph chosen' });
  expect([alert, twice, list].map((one) => isBelow(one, send))).toEqual([true, true, true]);
});

test('that there is no network is said below the button that chooses photographs', async () => {
  await show(OPEN, true);
  const choosing = screen.getByRole('button', { name: 'Choose photographs' });
  expect(isBelow(screen.getByText(/^There is no network just now/), choosing)).toBe(true);
});
