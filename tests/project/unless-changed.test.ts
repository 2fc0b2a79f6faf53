import { expect, test } from 'vitest';
import { isWritten } from '#scripts/admin/unless-changed.ts';

const refused = (code: number, message: string) =>
  Promise.reject(Object.assign(new Error(message), { code }));

test('a message that was changed or deleted while the command ran is left alone, and the others are counted', async () => {
  const written = await Promise.all([
    isWritten(Promise.resolve()),
    isWritten(refused(9, '9 FAILED_PRECONDITION: the stored version does not match')),
    isWritten(refused(5, '5 NOT_FOUND: No document to update')),
  ]);
  expect(written).toEqual([true, false, false]);
});

test('any other failure ends the command', async () => {
  await expect(isWritten(refused(7, '7 PERMISSION_DENIED'))).rejects.toThrow('PERMISSION_DENIED');
});
