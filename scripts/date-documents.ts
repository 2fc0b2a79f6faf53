/** `npm run documents:date` sets a missing `createdAt`, without which lists omit a document. */
import type { CollectionReference } from 'firebase-admin/firestore';
import { FieldPath } from 'firebase-admin/firestore';
import { explainGoogle } from '#scripts/admin/explain.ts';
import { openFirestore } from '#scripts/admin/open-firestore.ts';
import { readOptions } from '#scripts/admin/read-options.ts';
import { chooseTarget } from '#scripts/admin/target.ts';
import { isWritten } from '#scripts/admin/unless-changed.ts';

const COLLECTIONS = ['blesscouple', 'farewellMessages', 'blogs'];

const PAGE = 300;

try {
  const { values } = readOptions({
    options: { project: { type: 'string' }, emulator: { type: 'boolean', default: false } },
  });
  const database = await openFirestore(
    await chooseTarget('firestore', { project: values.project, local: values.emulator }),
  );
  for (const name of COLLECTIONS) {
    console.log(`${name}: ${await dateCollection(database.collection(name))} dated`);
  }
} catch (error) {
  console.error(explainGoogle(error) ?? (error instanceof Error ? error.message : error));
  process.exitCode = 1;
}

async function dateCollection(collection: CollectionReference): Promise<number> {
  const byId = collection.orderBy(FieldPath.documentId()).limit(PAGE);
  let dated = 0;
  let page = await byId.get();
  while (!page.empty) {
    const undated = page.docs.filter((document) => document.get('createdAt') === undefined);
    // One by one: a batch would fail as a whole for a document that was changed or deleted meanwhile.
    const written = await Promise.all(
      undated.map(({ ref, createTime, updateTime }) =>
        isWritten(ref.update({ createdAt: createTime }, { lastUpdateTime: updateTime })),
      ),
    );
    dated += written.filter(Boolean).length;
    page = await byId.startAfter(page.docs.at(-1)).get();
  }
  return dated;
}
