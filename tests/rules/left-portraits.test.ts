import { expect, onTestFinished, test } from 'vitest';
import { openFirestore } from '#scripts/admin/open-firestore.ts';
import { eraseLeftPortraits } from '#scripts/publish/left-portraits.ts';
import { documentsIn, remove, write } from '#tests/support/firestore-rest.ts';
import { PATH, START } from '#tests/support/invitation-documents.ts';
import { DRAFT, DRAFT_PATH, PORTRAIT, storedPortraitAt } from '#tests/support/portrait-documents.ts';
import { describeRules } from '#tests/support/rules-suite.ts';

const EXPIRED = 'drafts/expired-couple';

async function erase(): Promise<number> {
  const { FIRESTORE_PROJECT: project = '', FIRESTORE_EMULATOR_HOST: emulator = '' } = process.env;
  const database = await openFirestore({ project, emulator });
  onTestFinished(() => database.terminate());
  return eraseLeftPortraits(database);
}

async function storeDraft(path: string, places: readonly string[]): Promise<void> {
  await write('owner', path, { ...DRAFT, updatedAt: START });
  for (const place of places) {
    await write('owner', `${path}/portraits/${place}`, { ...PORTRAIT, updatedAt: START });
  }
}

const placesOf = async (path: string) => (await documentsIn(`${path}/portraits`)).map(({ id }) => id);

describeRules('photographs of drafts that Firestore has deleted after a year', () => {
  test('are erased by `npm run publish`; those of a draft that is there and of a page stay', async () => {
    await storeDraft(EXPIRED, ['cover', 'p1']);
    await storeDraft(DRAFT_PATH, ['cover']);
    await storedPortraitAt('p2');
    await remove('owner', EXPIRED);

    expect(await erase()).toBe(2);
    expect(await placesOf(EXPIRED)).toEqual([]);
    expect(await placesOf(DRAFT_PATH)).toEqual(['cover']);
    expect(await placesOf(PATH)).toEqual(['p2']);
  });
});
