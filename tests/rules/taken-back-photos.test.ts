import { expect, test } from 'vitest';
import { get, remove, write, writeAll } from '#tests/support/firestore-rest.ts';
import { MEERA, START } from '#tests/support/invitation-documents.ts';
import {
  APPROVED_PHOTO,
  CLOSED,
  CLOSED_AT,
  deletePhoto,
  FILE_AT,
  markOf,
  NOT_SHOWN,
  PHOTO_AT,
  SHOWN_AT,
  STORED_PHOTO,
  storedPhoto,
  TAKEN_BACK,
} from '#tests/support/photo-documents.ts';
import { describeRules } from '#tests/support/rules-suite.ts';

const OTHER_SECRET = 'd'.repeat(64);

describeRules('a photograph that its phone has sent', () => {
  test('is taken back with the secret of the phone that sent it', async () => {
    for (const state of ['new', 'approved', 'hidden']) {
      await storedPhoto({ ...STORED_PHOTO, state });
      await remove('owner', CLOSED_AT);
      expect(await deletePhoto('guest', { ...TAKEN_BACK, secret: OTHER_SECRET })).toBe('refused');
      expect(await deletePhoto('guest', { ...TAKEN_BACK, why: '' })).toBe('refused');
      expect(await deletePhoto('guest', { ...TAKEN_BACK, closedAt: START })).toBe('refused');
      expect(await deletePhoto('guest', TAKEN_BACK)).toBe('allowed');
      expect(await get('guest', FILE_AT)).toBe('refused');
    }
  });

  test('leaves no tombstone larger than a secret, whatever its sender chose as one', async () => {
    const large = 'c'.repeat(100_000);
    await storedPhoto({ ...STORED_PHOTO, key: markOf(large) });
    expect(await deletePhoto('guest', { ...TAKEN_BACK, secret: large })).toBe('refused');
  });

  test('is not closed without being deleted, which would leave a photograph that nobody can delete', async () => {
    await storedPhoto();
    expect(await write('guest', CLOSED_AT, TAKEN_BACK)).toBe('refused');
    expect(await writeAll('guest', [[CLOSED_AT, TAKEN_BACK]], [FILE_AT])).toBe('refused');
    expect(await deletePhoto(MEERA)).toBe('allowed');
  });

  test('is not deleted without its picture, which nobody would find any more', async () => {
    await storedPhoto();
    const writes = [
      [CLOSED_AT, TAKEN_BACK],
      [SHOWN_AT, NOT_SHOWN],
    ] as const;
    expect(await writeAll('guest', writes, [PHOTO_AT])).toBe('refused');
    expect(await writeAll('guest', writes, [PHOTO_AT, FILE_AT])).toBe('allowed');
  });

  test.each([
    ['the couple', MEERA, CLOSED],
    ['the owner', 'admin', CLOSED],
  ] as const)('is deleted by %s though a blessing of its id was deleted before', async (_, who, closed) => {
    await storedPhoto(APPROVED_PHOTO);
    await write('owner', CLOSED_AT, { closedAt: START });
    expect(await writeAll(who, [[SHOWN_AT, NOT_SHOWN]], [PHOTO_AT, FILE_AT])).toBe(
      who === 'admin' ? 'allowed' : 'refused',
    );
    await storedPhoto(APPROVED_PHOTO);
    expect(await deletePhoto(who, closed)).toBe('allowed');
  });

  test('cannot be closed twice to announce its removal again', async () => {
    await storedPhoto();
    expect(await deletePhoto('guest', TAKEN_BACK)).toBe('allowed');
    expect(await write('guest', SHOWN_AT, NOT_SHOWN)).toBe('refused');
    expect(await write('guest', CLOSED_AT, TAKEN_BACK)).toBe('refused');
  });
});
