import { expect, test } from 'vitest';
import { backendFailure } from '#src/lib/backend-failure.ts';
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

test.each(['unauthenticated', 'permission-denied'])(
  'what cannot be read, because of %s, may be done where only the response was lost',
  async (code) => {
    expect(await said(fail(code))).toBe('unsure');
  },
);

test('what was refused is not done, although nothing can be read', async () => {
  expect(await said(lost, fail('permission-denied'))).toBe('not done');
});

test('a session that has ended since the response was lost asks for the sign-in', async () => {
  const failure = await doneOrUnsure(lost, fail('unauthenticated')).catch(backendFailure);
  expect(failure).toBe('session');
});

test('a session that has ended is still found by its own failure', async () => {
  await expect(doneOrUnsure(fail('unauthenticated'), fail('unauthenticated'))).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});
