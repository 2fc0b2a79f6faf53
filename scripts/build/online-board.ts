import * as v from 'valibot';
import type { BoardRevision } from '#src/domain/board/board.ts';
import { parseRevision, revisionToJson } from '#src/domain/board/board-document.ts';
import { BOARD, SHOP } from '#src/domain/collections.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { decodeFields } from '#src/lib/firestore-values.ts';
import type { Environment } from './settings.ts';
import { settingIn } from './settings.ts';

const LONGEST_WAIT_MS = 10_000;

const failure = v.object({ error: v.object({ message: v.string() }) });
const RULES_REFUSAL = /^Missing or insufficient permissions/;

/** Gives the build a board, which it writes into the pages of the shop (src/app/built-board.ts). */
export function buildWithBoard(revision: BoardRevision): void {
  process.env.SHOP_BOARD = JSON.stringify(revisionToJson(revision));
  console.log(`Built with revision ${revision.rev} of the board.`);
}

/**
 * Builds with the public board of the owner's project, if it has one. A build needs no network: without one, pages read
 * the board when they are opened. A deploy does: returns a message if it would put the catalogue's prices online.
 */
export async function buildWithOnlineBoard(settings: Environment): Promise<string | undefined> {
  const { VITE_FIREBASE_PROJECT_ID: project, VITE_FIREBASE_API_KEY: key = '' } = settings;
  const isDemo = !project || project.startsWith('demo-') || settings.VITE_FIRESTORE_EMULATOR;
  if (isDemo || process.env.SHOP_BOARD !== undefined) return undefined;
  const address = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents/${SHOP}/${BOARD}?key=${key}`;
  // Google refuses a key that is restricted to the site's addresses without one of them.
  const headers = { referer: new URL(settingIn(settings, 'VITE_SITE_URL')).href };
  try {
    const revision = await boardIn(
      await fetch(address, { headers, signal: AbortSignal.timeout(LONGEST_WAIT_MS) }),
      Boolean(settings.VITE_APP_CHECK_KEY),
    );
    if (revision) buildWithBoard(revision);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (settings.RESOURCE_DIR) return notDeployed(reason);
    console.log(`Built without the board of ${project}, which could not be read: ${reason}`);
    return undefined;
  }
}

/** `undefined` if the shop has none. Throws if it may have one. */
async function boardIn(response: Response, hasAppCheck: boolean): Promise<BoardRevision | undefined> {
  if (response.status === 404) return undefined;
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const message = v.is(failure, body) ? body.error.message : '';
    // Rules that refuse it, as those of a new project do, let nobody save one either. App Check's refusal has the same text.
    if (response.status === 403 && RULES_REFUSAL.test(message) && !hasAppCheck) return undefined;
    throw new Error(`Firestore returned ${response.status}. ${message}`.trim());
  }
  const revision = parseRevision(decodeFields(fieldsOf(body).fields));
  if (!revision) throw new Error('It is damaged.');
  return revision;
}

function notDeployed(reason: string): string {
  return (
    `Not deployed: the price list of /manage-shop could not be read, and pages would have the catalogue's prices. ${reason}\n` +
    'Run `npm run publish` instead, which reads it with the service account: once App Check is enforced, only that can. ' +
    'If the web API key is restricted, allow the address in VITE_SITE_URL.'
  );
}
