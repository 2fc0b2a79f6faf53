import type { BoardRevision } from '#src/domain/board/board.ts';
import { parseRevision, revisionToJson } from '#src/domain/board/board-document.ts';
import { BOARD, SHOP } from '#src/domain/collections.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { decodeFields } from '#src/lib/firestore-values.ts';
import type { Environment } from './settings.ts';

const PATIENCE_MS = 10_000;

/** Hands a board to the build, which writes it into the pages of the shop (src/app/built-board.ts). */
export function buildWithBoard(revision: BoardRevision): void {
  process.env.SHOP_BOARD = JSON.stringify(revisionToJson(revision));
  console.log(`Built with revision ${revision.rev} of the board.`);
}

/**
 * Builds with the board of the owner's project, if it has one, as everybody may read it. A build needs no network: without
 * one, pages read the board when they are opened.
 */
export async function buildWithOnlineBoard(settings: Environment): Promise<void> {
  const { VITE_FIREBASE_PROJECT_ID: project, VITE_FIREBASE_API_KEY: key = '' } = settings;
  const isDemo = !project || project.startsWith('demo-') || settings.VITE_FIRESTORE_EMULATOR;
  if (isDemo || process.env.SHOP_BOARD !== undefined) return;
  const address = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents/${SHOP}/${BOARD}?key=${key}`;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (response.status === 404) return;
    if (!response.ok) throw new Error(`Firestore returned ${response.status}`);
    const revision = parseRevision(decodeFields(fieldsOf(await response.json()).fields));
    if (!revision) throw new Error('it is damaged');
    buildWithBoard(revision);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    console.log(`Built without the board of ${project}, which could not be read: ${reason}.`);
  }
}
