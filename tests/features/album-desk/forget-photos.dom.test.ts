import { expect, test } from 'vitest';
import { forgetWeddings } from '#src/data/forget-weddings.ts';
import { photosOf } from '#src/features/album-desk/use-photos.ts';

const CODE = 'TEST12345678';

test('who signs out leaves no photographs in the memory of a shared phone', async () => {
  const store = photosOf(CODE);
  expect(photosOf(CODE)).toBe(store);
  await forgetWeddings();
  expect(photosOf(CODE)).not.toBe(store);
});
