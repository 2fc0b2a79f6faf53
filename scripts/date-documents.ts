import { parseArgs } from 'node:util';
import type { CollectionReference } from 'firebase-admin/firestore';
import { FieldPath } from 'firebase-admin/firestore';
import { explainGoogle } from '#scripts/admin/explain.ts';
import { openFirestore } from '#scripts/admin/open-firestore.ts';
import { chooseTarget } from '#scripts/admin/target.ts';

/** `npm run documents:date` sets a missing `createdAt`, without which lists omit a document. */

const COLLECTIONS = ['blesscouple', 'farewellMessages', 'blogs'];

const BATCH = 300;

try {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, local: { type: 'boolean', default: false } },
  });
  const database = await openFirestore(
    await chooseTarget('firestore', { project: values.project, local: values.local }),
  );
  for (const name of COLLECTIONS) {
    console.log(`${name}: ${await dateCollection(database.collection(name))} dated`);
  }
} catch (error) {
  console.error(explainGoogle(error) ?? (error instanceof Error ? error.message : error));
  process.exitCode = 1;
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
