import { beforeEach, expect, test, vi } from 'vitest';
import type { BoardRevision } from '#src/domain/board/board.ts';
import { textsOf } from '#src/domain/board/board-document.ts';
import { encodeFields } from '#tests/support/firestore-rest.ts';
import { SAMPLE_BOARD, SAMPLE_REVISION } from '#tests/support/sample-board.ts';

const MINUTE_MS = 60_000;

const requests: string[] = [];
let response: () => Response;

const found = ({ rev, savedAt, board }: BoardRevision) => {
  const fields = encodeFields({ ...textsOf(board), rev, savedAt: new Date(savedAt) });
  const name = 'projects/demo-shagun/databases/(default)/documents/shop/today';
  return () => Response.json([{ found: { name, fields } }]);
};
const missing = () => Response.json([{ missing: 'shop/today' }]);

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: Date.parse('2026-11-02T06:00:00Z') });
  localStorage.clear();
  document.body.innerHTML = '';
  requests.length = 0;
  response = found(SAMPLE_REVISION);
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    requests.push(`${address} ${String(init?.body)}`);
    return response();
  });
  return () => vi.useRealTimers();
});

/** Starts to watch on a page that sells something, or on another. */
async function watch(isShop = true) {
  const [{ watchBoard }, { today }] = await Promise.all([
    import('#src/data/board/watch-board.ts'),
    import('#src/data/board/today-store.ts'),
  ]);
  const told = vi.fn();
  watchBoard(() => isShop, told);
  // Its modules load in real time.
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(100);
  await vi.dynamicImportSettled();
  return { today, told };
}

test('a page of the shop reads the board once, and shows what it says today', async () => {
  const { today, told } = await watch();
  expect(requests).toHaveLength(1);
  expect(requests[0]).toContain('shop/today');
  expect(today().rev).toBe(7);
  expect(today().items['cars/innova-crysta']).toEqual({ price: { low: 1800, high: 1800 } });
  expect(told).toHaveBeenLastCalledWith(SAMPLE_REVISION, '2026-11-02');
});

test('a guest’s page and the owner’s read nothing', async () => {
  const { today } = await watch(false);
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect(requests).toHaveLength(0);
  expect(today().rev).toBe(0);
});

test('a change is there within a minute, without a reload', async () => {
  const { today } = await watch();
  response = found({ ...SAMPLE_REVISION, rev: 8, board: { ...SAMPLE_BOARD, out: ['cars/innova-crysta'] } });
  await vi.advanceTimersByTimeAsync(MINUTE_MS - 100);
  expect(today().items['cars/innova-crysta']?.isOut).toBe(true);
});

test('the next page of the same minute reads nothing again, and has what the first has read', async () => {
  await watch();
  vi.resetModules();
  const { today } = await watch();
  expect(requests).toHaveLength(1);
  expect(today().rev).toBe(7);
});

test('without a network, the last known board is shown', async () => {
  await watch();
  vi.resetModules();
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
  response = () => Response.error();
  const { today } = await watch();
  expect(today().rev).toBe(7);
});

test('a price from tomorrow is there after midnight in India, without another revision', async () => {
  vi.setSystemTime(Date.parse('2026-11-01T18:29:30Z'));
  const { today } = await watch();
  expect(today().items['cars/innova-crysta']).toBeUndefined();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(today().items['cars/innova-crysta']).toEqual({ price: { low: 1800, high: 1800 } });
});

test('a board that has not been saved yet changes nothing and is asked for again a minute later', async () => {
  response = missing;
  const { today } = await watch();
  expect(today()).toMatchObject({ rev: 0, items: {} });
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(requests.length).toBe(2);
});

test('a page in the background reads nothing', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await watch();
  expect(requests).toHaveLength(0);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(100);
  expect(requests).not.toHaveLength(0);
});

test('a page forgotten on a screen stops asking', async () => {
  await watch();
  await vi.advanceTimersByTimeAsync(3 * 60 * MINUTE_MS);
  expect(requests.length).toBe(36);
});

test('a database that cannot be reached for hours is asked less and less, and prices follow it once it can be', async () => {
  response = () => Response.error();
  const { today } = await watch();
  await vi.advanceTimersByTimeAsync(3 * 60 * MINUTE_MS);
  expect(requests.length).toBeGreaterThan(10);
  expect(requests.length).toBeLessThan(45);
  response = found(SAMPLE_REVISION);
  await vi.advanceTimersByTimeAsync(6 * MINUTE_MS);
  expect(today().rev).toBe(7);
});

test('a database that cannot be reached for a moment is asked again within half a minute', async () => {
  response = () => Response.error();
  const { today } = await watch();
  response = found(SAMPLE_REVISION);
  await vi.advanceTimersByTimeAsync(MINUTE_MS / 2);
  expect(today().rev).toBe(7);
});

test('a board that is damaged leaves the page as it is', async () => {
  response = () =>
    Response.json([
      { found: { name: 'projects/demo-shagun/databases/(default)/documents/shop/today', fields: {} } },
    ]);
  expect((await watch()).today().rev).toBe(0);
});

test('the board that came with the page holds until a newer one has been read', async () => {
  const { revisionToJson } = await import('#src/domain/board/board-document.ts');
  const stored = revisionToJson(SAMPLE_REVISION);
  const block = { today: { rev: 7, items: {}, coupons: [], testimonials: [] }, stored };
  document.body.innerHTML = `<script type="application/json" id="board">${JSON.stringify(block)}</script>`;
  response = () => Response.error();
  const { today } = await watch();
  expect(today().items['cars/dzire']).toEqual({ isOut: true });
});
