import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { textsForFamily } from '#src/domain/film/wedding-film.ts';
import type { WorkerReport } from '#src/features/film/export/film-order.ts';
import { useExport } from '#src/features/film/maker/use-export.ts';
import { loadAllGuestTexts } from '#src/locales/guest-texts.ts';
import { SHARMAS } from '#tests/support/sample-families.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { until } from '#tests/support/until.ts';

class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();
  constructor() {
    super();
    FakeWorker.made.push(this);
  }
  report(data: WorkerReport) {
    act(() => void this.dispatchEvent(new MessageEvent('message', { data })));
  }
}

beforeAll(loadAllGuestTexts);

beforeEach(() => {
  FakeWorker.made = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('OffscreenCanvas', class {});
  vi.stubGlobal('VideoEncoder', { isConfigSupported: async () => ({ supported: true }) });
});

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

async function workerOfFilm(): Promise<FakeWorker> {
  return until(() => FakeWorker.made[0] ?? expect.fail('no worker yet'));
}

test('a film that is asked for before the phone has said what it can do is made as soon as it has', async () => {
  const { result } = renderHook(() => useExport(true));
  act(() => result.current.make(order()));
  expect(FakeWorker.made).toEqual([]);
  const worker = await workerOfFilm();
  expect(worker.postMessage).toHaveBeenCalledOnce();
  await waitFor(() => expect(result.current.state.kind).toBe('making'));
});

test('a film whose names are changed before the phone has said what it can do is not made', async () => {
  const { result } = renderHook(() => useExport(true));
  act(() => result.current.make(order()));
  act(() => result.current.forget());
  await waitFor(() => expect(result.current.state.kind).toBe('ready'));
  expect(FakeWorker.made).toEqual([]);
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
  const { postMessage } = await workerOfFilm();
  expect(postMessage).toHaveBeenCalledWith(expect.objectContaining({ id: 'e-video-5' }));
});

test('a film that is finished is handed over', async () => {
  const film = await beginFilm();
  const worker = await workerOfFilm();
  worker.report({ kind: 'progress', part: 0.5 });
  expect(film.current.state).toMatchObject({ kind: 'making', percent: 50 });
  worker.report({ kind: 'done', file: new ArrayBuffer(8) });
  await waitFor(() => expect(film.current.state.kind).toBe('made'));
});

test('a film whose names are changed while it is made is not handed over with the old ones', async () => {
  const film = await beginFilm();
  const worker = await workerOfFilm();
  act(() => film.current.forget());
  expect(film.current.state.kind).toBe('ready');
  await waitFor(() => expect(worker.terminate).toHaveBeenCalled());
  worker.report({ kind: 'done', file: new ArrayBuffer(8) });
  expect(film.current.state.kind).toBe('ready');
});

test('a film that is cancelled before its code has come is not made', async () => {
  const film = await beginFilm();
  act(() => film.current.cancel());
  await waitFor(() => expect(film.current.state.kind).toBe('cancelled'));
  expect(FakeWorker.made).toEqual([]);
});
