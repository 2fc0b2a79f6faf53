import { expect, test, vi } from 'vitest';
import { takeBackPhoto } from '#src/data/photo-store.ts';
import { found, missing, rulesRefuse, taken } from '#tests/support/firestore-responses.ts';

const CODE = 'ABCD12345678';
const ID = 'a'.repeat(32);

/** Deletes a photograph with these responses, in order. */
async function takeBack(...responses: (() => Response)[]) {
  const bodies: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    bodies.push(String(body));
    return responses.shift()?.();
  });
  return { result: await takeBackPhoto(CODE, ID, 'the secret'), bodies };
}

test('the photograph, its picture and its public copy go in one request, with the secret of the phone', async () => {
  const { result, bodies } = await takeBack(taken);
  expect(result).toBe('done');
  expect(bodies).toHaveLength(1);
  for (const part of [`photos/${ID}`, `photoFiles/${ID}`, `shownPhotos/${ID}`, 'the secret']) {
    expect(bodies[0]).toContain(part);
  }
});

test('one that the couple has deleted before is gone all the same, and one of another phone is refused', async () => {
  expect((await takeBack(rulesRefuse, found)).result).toBe('done');
  expect((await takeBack(rulesRefuse, missing)).result).toBe('refused');
});
