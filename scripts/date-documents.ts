import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import type { CollectionReference } from 'firebase-admin/firestore';
import { FieldPath, getFirestore } from 'firebase-admin/firestore';
import { DEMO_PROJECT, RUNNING_FILE } from '#scripts/emulators/project.ts';

/** `npm run documents:date` sets a missing `createdAt`, without which lists omit a document. */

const COLLECTIONS = ['blesscouple', 'farewellMessages', 'blogs'];

const BATCH = 300;

try {
  const database = openFirestore();
  for (const name of COLLECTIONS) {
    console.log(`${name}: ${await dateCollection(database.collection(name))} dated`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function openFirestore() {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, local: { type: 'boolean', default: false } },
  });
  const { project, local } = values;
  if (local) process.env.FIRESTORE_EMULATOR_HOST ??= runningEmulator();
  const emulator = process.env.FIRESTORE_EMULATOR_HOST;
  if (project && emulator) {
    throw new Error(
      `The emulator at ${emulator} would be changed instead of ${project}; leave one of them out.`,
    );
  }
  if (emulator) return getFirestore(initializeApp({ projectId: DEMO_PROJECT }));
  if (project) return getFirestore(initializeApp({ projectId: project, credential: applicationDefault() }));
  throw new Error('Which Firebase project? Add --project ID, or --local for the emulator.');
}

function runningEmulator(): string {
  if (!existsSync(RUNNING_FILE)) {
    throw new Error('No emulator is running. Run `npm start` in another terminal first.');
  }
  const running: { firestore: string } = JSON.parse(readFileSync(RUNNING_FILE, 'utf8'));
  return running.firestore;
}

async function dateCollection(collection: CollectionReference): Promise<number> {
  const byId = collection.orderBy(FieldPath.documentId()).limit(BATCH);
  let dated = 0;
  let page = await byId.get();
  while (!page.empty) {
    const undated = page.docs.filter((document) => document.get('createdAt') === undefined);
    const batch = collection.firestore.batch();
    for (const { ref, createTime, updateTime } of undated) {
      // Skips documents that were changed meanwhile.
      batch.update(ref, { createdAt: createTime }, { lastUpdateTime: updateTime });
    }
    await batch.commit();
    dated += undated.length;
    page = await byId.startAfter(page.docs.at(-1)).get();
  }
  return dated;
}
