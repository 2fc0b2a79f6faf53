import { expect, test, vi } from 'vitest';
import type { GuestListReading } from '#src/data/guest-list-api.ts';
import type { Family, FamilyFields } from '#src/domain/guests/family.ts';
import { changeBetween, fieldsAfter } from '#src/domain/guests/family-change.ts';
import { notDone } from '#src/features/guest-list/not-done.ts';
import { openDesk } from '#tests/support/guest-desk.ts';
import { familyWith, listOf } from '#tests/support/guest-list.ts';
import { until } from '#tests/support/until.ts';

const SHARMA = familyWith({ id: 'sharma' });

/** What one phone stores of families whose list has changed elsewhere since it was last read. */
function changedHere(stored: readonly Family[], elsewhere: GuestListReading | undefined) {
  const saved: Partial<FamilyFields>[] = [];
  const { store } = openDesk(listOf(stored), elsewhere, 500, {
    changeFamilies: async (_code, families, change) =>
      void saved.push(...families.map((family) => ({ name: family.name, ...fieldsAfter(family, change) }))),
  });
  return { store, saved };
}

test('two phones that invite a family to one more function each invite it to both', async () => {
  const verma = familyWith({ id: 'verma', functions: ['f2'], tags: ['office'] });
  const hers = { ...verma, functions: ['f2', 'f1'] as const, tags: ['office', 'VIP'], updatedAt: 9 };
  const { store, saved } = changedHere([verma], { changes: { families: [hers] }, failure: undefined });
  await store.openCopy();
  const his = { ...verma, functions: ['f2', 'f3'] as const };
  await store.changeFamilies(['verma'], changeBetween(verma, his));
  expect(saved).toEqual([{ name: 'Family verma', functions: ['f2', 'f1', 'f3'] }]);
  expect(store.view().guestList.families.get('verma')).toMatchObject({
    functions: ['f2', 'f1', 'f3'],
    tags: ['office', 'VIP'],
  });
});

test('tags that are added to many families stay beside those that another phone has added', async () => {
  const families = [familyWith({ id: 'verma' }), familyWith({ id: 'gupta', tags: ['school'] })];
  const hers = familyWith({ id: 'verma', tags: ['VIP'], updatedAt: 9 });
  const { store, saved } = changedHere(families, { changes: { families: [hers] }, failure: undefined });
  await store.openCopy();
  await store.changeFamilies(['verma', 'gupta'], { tags: { added: ['office'], removed: ['school'] } });
  expect(saved).toEqual([
    { name: 'Family verma', tags: ['VIP', 'office'] },
    { name: 'Family gupta', tags: ['office'] },
  ]);
});

test('a family that was removed on another phone is left out, and said to be gone if it was the only one', async () => {
  const gone = { changes: { closed: ['verma'] }, failure: undefined };
  const { store, saved } = changedHere([familyWith({ id: 'verma' }), SHARMA], gone);
  await store.openCopy();
  const change = { tags: { added: ['office'], removed: [] } };
  await store.changeFamilies(['verma', 'sharma'], change);
  expect(saved).toEqual([{ name: 'Family sharma', tags: ['office'] }]);
  await expect(store.changeFamilies(['verma'], change)).rejects.toThrow('removed');
});

/** A desk on whose database a batch with a family that is gone fails as a whole. */
function strictDesk(here: readonly Family[], there: ReadonlySet<string>) {
  const saved: string[] = [];
  const closed = here.flatMap(({ id }) => (there.has(id) ? [] : [id]));
  const { store } = openDesk(listOf(here), { changes: { closed }, failure: undefined }, 500, {
    changeFamilies: async (_code, families) => {
      if (families.some(({ id }) => !there.has(id))) throw new Error('not-found');
      saved.push(...families.map(({ id }) => id));
    },
  });
  return { store, saved };
}

test('seats of many families change although one of them was removed on another phone', async () => {
  const { store, saved } = strictDesk([familyWith({ id: 'verma' }), SHARMA], new Set(['sharma']));
  await store.openCopy();
  await store.changeFamilies(['verma', 'sharma'], { seats: 2 });
  expect(saved).toEqual(['sharma']);
  expect([...store.view().guestList.families.values()]).toMatchObject([{ id: 'sharma', seats: 2 }]);
});

test('a name that is put right after its family was removed on another phone is not called a fault of the network', async () => {
  const { store } = strictDesk([familyWith({ id: 'verma' }), SHARMA], new Set(['sharma']));
  await store.openCopy();
  const failure = await store.changeFamilies(['verma'], { name: 'Verma ji' }).catch(notDone);
  expect(failure).toBe('It was not saved: they are no longer on your list.');
  expect([...store.view().guestList.families.keys()]).toEqual(['sharma']);
});

test('a name that could not be saved for another reason can be saved again', async () => {
  const { store } = openDesk(listOf([SHARMA]), undefined, 500, {
    changeFamilies: () => Promise.reject(new Error('offline')),
  });
  await store.openCopy();
  const failure = await store.changeFamilies(['sharma'], { name: 'Sharma ji' }).catch(notDone);
  expect(failure).toBe('That did not work. Check your network and try again.');
});

test('without a reading functions and tags stay as they are; a name can still be put right', async () => {
  const { store, saved } = changedHere([SHARMA], undefined);
  await store.openCopy();
  const change = { functions: { added: ['f3'], removed: [] } } as const;
  await expect(store.changeFamilies(['sharma'], change)).rejects.toThrow('could not be read');
  await store.changeFamilies(['sharma'], { name: 'Sharma ji' });
  await store.changeFamilies(['sharma'], {});
  expect(saved).toEqual([{ name: 'Sharma ji' }]);
});

test('a family that is marked as sent while its name is being saved keeps the mark', async () => {
  let saved = () => {};
  const saving = new Promise<void>((resolve) => {
    saved = resolve;
  });
  const changeFamilies = vi.fn(() => saving);
  const { store } = openDesk(listOf([SHARMA]), undefined, 500, {
    changeFamilies,
    markSent: () => Promise.resolve(),
  });
  await store.openCopy();
  const changing = store.changeFamilies(['sharma'], { name: 'Sharma parivar' });
  await until(() => expect(changeFamilies).toHaveBeenCalled());
  await store.markSent('sharma');
  saved();
  await changing;
  const family = store.view().guestList.families.get('sharma');
  expect(family?.name).toBe('Sharma parivar');
  expect(family?.sentAt).toBeTypeOf('number');
});
