import { expect, test } from 'vitest';
import { doneOrUnsure, failureText, UnsureError } from '#src/lib/done-or-unsure.ts';

const fail = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
const lost = fail('unavailable');
const text = failureText({ notDone: 'not done', unsure: 'unsure' });

/** What somebody reads of it. */
const said = (isDone: () => Promise<boolean>, work = lost) =>
  doneOrUnsure(work, isDone).then(() => 'done', text);

test('what is stored although the response was lost is done', async () => {
  expect(await said(async () => true)).toBe('done');
});

test('what is certainly not stored is not done', async () => {
  expect(await said(async () => false)).toBe('not done');
});

test('where nothing can be read, nobody is told that it was not done', async () => {
  expect(await said(lost)).toBe('unsure');
  await expect(doneOrUnsure(lost, lost)).rejects.toBeInstanceOf(UnsureError);
});

test('a session that has ended is still found by its own failure', async () => {
  await expect(doneOrUnsure(fail('unauthenticated'), fail('unauthenticated'))).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});
