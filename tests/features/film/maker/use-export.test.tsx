import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { textsForFamily } from '#src/domain/film/wedding-film.ts';
import { useExport } from '#src/features/film/maker/use-export.ts';
import { loadAllGuestTexts } from '#src/locales/guest-texts.ts';
import { FakeFilmWorker, filmWorker, stubFilmMaking, stubWakeLock } from '#tests/support/fake-film-worker.ts';
import { SHARMAS } from '#tests/support/sample-families.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

beforeAll(loadAllGuestTexts);

beforeEach(stubFilmMaking);

/** A maker whose phone can make films, and which has begun to. */
async function beginFilm() {
  const { result } = renderHook(() => useExport(true));
  await waitFor(() => expect(result.current.state.kind).toBe('ready'));
  act(() => result.current.make(order()));
  return result;
}

function order() {
  return {
    id: 'e-video-5',
    texts: textsForFamily(SAMPLE, SHARMAS),
    tradition: 'hindu',
    music: '',
  } as const;
}

test('a film that is asked for before the phone has said what it can do is made as soon as it has', async () => {
  const { result } = renderHook(() => useExport(true));
  act(() => result.current.make(order()));
  expect(FakeFilmWorker.made).toEqual([]);
  const worker = await filmWorker();
  expect(worker.postMessage).toHaveBeenCalledOnce();
  await waitFor(() => expect(result.current.state.kind).toBe('making'));
});

test('a film whose names are changed before the phone has said what it can do is not made', async () => {
  const { result } = renderHook(() => useExport(true));
  act(() => result.current.make(order()));
  act(() => result.current.forget());
  await waitFor(() => expect(result.current.state.kind).toBe('ready'));
  expect(FakeFilmWorker.made).toEqual([]);
});

test('a film that was asked for is not made once its maker is closed', async () => {
  let say = (_: { supported: boolean }) => {};
  const said = new Promise<{ supported: boolean }>((resolve) => {
    say = resolve;
  });
  const isConfigSupported = vi.fn(() => said);
  vi.stubGlobal('VideoEncoder', { isConfigSupported });
  const { result, unmount } = renderHook(() => useExport(true));
  act(() => result.current.make({ ...order(), id: 'e-video-6' }));
  await waitFor(() => expect(isConfigSupported).toHaveBeenCalled());
  unmount();
  say({ supported: true });
  // The first film that is made is the next one.
  await beginFilm();
  const { postMessage } = await filmWorker();
  expect(postMessage).toHaveBeenCalledWith(expect.objectContaining({ id: 'e-video-5' }));
});

test('a film that is finished is handed over', async () => {
  const film = await beginFilm();
  const worker = await filmWorker();
  await worker.report({ kind: 'progress', part: 0.5 });
  expect(film.current.state).toMatchObject({ kind: 'making', percent: 50 });
  await worker.report({ kind: 'done', file: new ArrayBuffer(8) });
  await waitFor(() => expect(film.current.state.kind).toBe('made'));
});

test('a film whose names are changed while it is made is not handed over with the old ones', async () => {
  const film = await beginFilm();
  const worker = await filmWorker();
  act(() => film.current.forget());
  expect(film.current.state.kind).toBe('ready');
  await waitFor(() => expect(worker.terminate).toHaveBeenCalled());
  await worker.report({ kind: 'done', file: new ArrayBuffer(8) });
  expect(film.current.state.kind).toBe('ready');
});

test('a film that is cancelled before its code has come is not made', async () => {
  const film = await beginFilm();
  act(() => film.current.cancel());
  await waitFor(() => expect(film.current.state.kind).toBe('cancelled'));
  expect(FakeFilmWorker.made).toEqual([]);
});

test('the screen stays on while a film is made, and no longer', async () => {
  const screen = stubWakeLock();
  const film = await beginFilm();
  await waitFor(() => expect(screen.isHeld).toBe(true));
  const worker = await filmWorker();
  await worker.report({ kind: 'done', file: new ArrayBuffer(8) });
  await waitFor(() => expect(film.current.state.kind).toBe('made'));
  await waitFor(() => expect(screen.isHeld).toBe(false));
});
