// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';
import { buildWithOnlineBoard } from '#scripts/build/online-board.ts';
import { textsOf } from '#src/domain/board/board-document.ts';
import { failure, respondWith, rulesRefuse } from '#tests/support/firestore-responses.ts';
import { encodeFields } from '#tests/support/firestore-rest.ts';
import { SAMPLE_BOARD } from '#tests/support/sample-board.ts';

const BUILD = {
  VITE_SITE_URL: 'https://www.mangal.example',
  VITE_FIREBASE_PROJECT_ID: 'mangal-weddings',
  VITE_FIREBASE_API_KEY: 'key-of-mangal',
};
const DEPLOY = { ...BUILD, RESOURCE_DIR: '/shop' };

const BLOCKED = 'Requests from referer https://www.mangal.example/ are blocked.';

function refuseWith(response: () => Response): void {
  vi.stubGlobal('fetch', async () => response());
}

beforeEach(() => {
  vi.stubEnv('SHOP_BOARD', undefined);
  vi.spyOn(console, 'log').mockReturnValue(undefined);
});

test('a build has the prices of the shop’s project, which a key for the site’s addresses lets it read', async () => {
  const stored = { ...textsOf(SAMPLE_BOARD), rev: 7, savedAt: new Date('2026-11-02T05:00:00Z') };
  const fetched = respondWith(200, { name: 'shop/today', fields: encodeFields(stored) });
  expect(await buildWithOnlineBoard(DEPLOY)).toBeUndefined();
  expect(process.env.SHOP_BOARD).toContain('cars/innova-crysta 2026-11-02 1800-1800');
  expect(fetched.mock.calls[0]?.[1].headers).toEqual({ referer: 'https://www.mangal.example/' });
});

test('a deploy is refused when the prices cannot be read, with the reason and the next step', async () => {
  refuseWith(() => failure(403, 'PERMISSION_DENIED', BLOCKED));
  const fault = await buildWithOnlineBoard(DEPLOY);
  expect(fault).toMatch(/^Not deployed: .*catalogue's prices/);
  expect(fault).toContain(BLOCKED);
  expect(fault).toContain('npm run publish');
  expect(fault).toContain('VITE_SITE_URL');

  refuseWith(() => Response.json({ fields: { rev: { stringValue: 'seven' } } }));
  expect(await buildWithOnlineBoard(DEPLOY)).toContain('damaged');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  expect(await buildWithOnlineBoard(DEPLOY)).toContain('fetch failed');
});

test('a build that is not deployed goes on without the prices, and says why', async () => {
  refuseWith(() => failure(403, 'PERMISSION_DENIED', BLOCKED));
  expect(await buildWithOnlineBoard(BUILD)).toBeUndefined();
  expect(console.log).toHaveBeenCalledWith(expect.stringContaining(BLOCKED));
  expect(process.env.SHOP_BOARD).toBeUndefined();
});

test('the first deploy goes on: a new project has no price list, and its rules let nobody read one', async () => {
  refuseWith(() => failure(404, 'NOT_FOUND', 'Document not found.'));
  expect(await buildWithOnlineBoard(DEPLOY)).toBeUndefined();
  refuseWith(rulesRefuse);
  expect(await buildWithOnlineBoard(DEPLOY)).toBeUndefined();
});

test('with App Check, whose refusal looks like one of the rules, a deploy is refused', async () => {
  refuseWith(rulesRefuse);
  expect(await buildWithOnlineBoard({ ...DEPLOY, VITE_APP_CHECK_KEY: 'site-key' })).toContain(
    'npm run publish',
  );
});
