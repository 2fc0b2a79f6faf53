/** Simulated faults of the Firebase project: temporary 403s and deleted messages. */
import type { BrokenPhone } from '#scripts/proof/broken-phones.ts';
import type { Project } from '#scripts/proof/network-faults.ts';
import type { Random } from '#scripts/proof/seeded-random.ts';
import { seededRandom } from '#scripts/proof/seeded-random.ts';
import { deleteWithTombstone } from '#tests/support/firestore-rest.ts';

const NOT_NOW = 0.3;

/** Forty simulated seconds: no look-up of an attempt whose write was refused comes later, however late its responses are. */
const ENFORCED_MS = 4_000;

const error = (code: number, status: string, message: string, reason?: string) =>
  Response.json(
    { error: { code, status, message, details: reason === undefined ? [] : [{ reason }] } },
    { status: code },
  );
const rulesRefuse = () => error(403, 'PERMISSION_DENIED', 'Missing or insufficient permissions.');

/** Temporary 403s with Google's messages. */
const NOT_NOW_RESPONSES = [
  () =>
    error(403, 'PERMISSION_DENIED', 'Requests from referer are blocked.', 'API_KEY_HTTP_REFERRER_BLOCKED'),
  () => error(403, 'PERMISSION_DENIED', 'The interface is disabled.', 'SERVICE_DISABLED'),
  () =>
    error(403, 'PERMISSION_DENIED', 'This API method requires billing to be enabled.', 'BILLING_DISABLED'),
];

export function faultyProject(seed: number, kindOf: (guest: number) => BrokenPhone['project']): Project {
  const randoms = new Map<number, Random>();
  /** Until when everything of a guest is refused, as after App Check enforcement. */
  const enforcedUntil = new Map<number, number>();
  const deleted = new Set<string>();

  return ({ guest, id, isWrite }, forward, report) => {
    const kind = kindOf(guest);
    if (kind === 'refuses' && isWrite) return Promise.resolve(rulesRefuse());
    if (kind === 'deletes' && isWrite && !deleted.has(id)) {
      deleted.add(id);
      return forward().then(async () => {
        await deleteWithTombstone('owner', `${guest % 2 === 0 ? 'blesscouple' : 'farewellMessages'}/${id}`);
        throw new TypeError('fetch failed');
      });
    }
    if (kind !== 'not now') return undefined;
    if (Date.now() < (enforcedUntil.get(guest) ?? 0)) {
      if (isWrite) enforcedUntil.set(guest, Date.now() + ENFORCED_MS);
      report.notNow += 1;
      return Promise.resolve(rulesRefuse());
    }
    const random = randoms.get(guest) ?? seededRandom(seed * 31 + guest);
    randoms.set(guest, random);
    if (!isWrite || random() >= NOT_NOW) return undefined;
    report.notNow += 1;
    if (random() < 0.3) {
      enforcedUntil.set(guest, Date.now() + ENFORCED_MS);
      return Promise.resolve(rulesRefuse());
    }
    const refuse = NOT_NOW_RESPONSES[Math.floor(random() * NOT_NOW_RESPONSES.length)] ?? rulesRefuse;
    return Promise.resolve(refuse());
  };
}
