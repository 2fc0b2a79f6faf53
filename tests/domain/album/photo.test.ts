import { expect, test } from 'vitest';
import { phoneMarkOf, photoIdOf, photoKeyOf, photoSecretOf } from '#src/domain/album/photo.ts';
import { HASH_PATTERN, PHOTO_ID_PATTERN } from '#src/domain/text-patterns.ts';

const CODE = 'ABCD12345678';
const file = (text: string) => new Blob([text]);

test('the same file is the same photograph of a wedding, and another one at another wedding', async () => {
  const id = await photoIdOf(CODE, file('a picture'));
  expect(id).toMatch(new RegExp(PHOTO_ID_PATTERN));
  expect(await photoIdOf(CODE, file('a picture'))).toBe(id);
  expect(await photoIdOf(CODE, file('another'))).not.toBe(id);
  expect(await photoIdOf('ZZZZ12345678', file('a picture'))).not.toBe(id);
});

test('a phone has another mark at each wedding, and each photograph a secret of its own', async () => {
  const mark = await phoneMarkOf('secret', CODE);
  expect(mark).toMatch(new RegExp(HASH_PATTERN));
  expect(await phoneMarkOf('secret', 'ZZZZ12345678')).not.toBe(mark);
  const [one, other] = [await photoSecretOf('secret', 'a'), await photoSecretOf('secret', 'b')];
  expect(one).not.toBe(other);
  expect(await photoKeyOf(one)).not.toBe(one);
});
