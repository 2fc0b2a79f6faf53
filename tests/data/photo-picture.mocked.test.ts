import { beforeEach, expect, test, vi } from 'vitest';
import { isPhotoShown, readPhotoPicture } from '#src/data/photo-picture.ts';
import { readShownPhotos, shownPhotoChanges } from '#src/data/photo-store.ts';
import { base64Of } from '#src/lib/pictures/base64.ts';
import { jpegAddress } from '#src/lib/pictures/data-address.ts';
import { respondWith } from '#tests/support/firestore-responses.ts';
import { jpegHead } from '#tests/support/picture-bytes.ts';

const isSamePicture = vi.hoisted(() => vi.fn<() => Promise<boolean | undefined>>());
vi.mock('#src/lib/pictures/same-picture.ts', () => ({ isSamePicture }));

const CODE = 'ABCD12345678';
const ID = 'a'.repeat(32);
const THUMB = jpegAddress(base64Of(jpegHead(360, 270)));
const PICTURE = base64Of(jpegHead(1_600, 1_200));

beforeEach(() => {
  isSamePicture.mockReset().mockResolvedValue(true);
});

function stores(picture: string) {
  return respondWith(200, { name: `photoFiles/${ID}`, fields: { picture: { bytesValue: picture } } });
}

function storesThumb(thumb: Uint8Array) {
  const time = { timestampValue: '2027-02-12T13:00:00Z' };
  const fields = {
    thumb: { bytesValue: base64Of(thumb) },
    width: { integerValue: '1600' },
    height: { integerValue: '1200' },
    name: { stringValue: 'Asha' },
    takenAt: { nullValue: null },
    createdAt: time,
    changedAt: time,
  };
  return respondWith(200, [{ document: { name: `shownPhotos/${ID}`, fields }, readTime: '' }]);
}

test('a guest sees the large picture of what the couple has approved, with one request', async () => {
  const fetched = stores(PICTURE);
  expect(await readPhotoPicture(CODE, ID, THUMB)).toBe(`data:image/jpeg;base64,${PICTURE}`);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('where the large picture is another one, a guest sees what the couple has approved', async () => {
  stores(PICTURE);
  isSamePicture.mockResolvedValue(false);
  expect(await readPhotoPicture(CODE, ID, THUMB)).toBe(THUMB);
});

test('a picture that cannot be compared is shown', async () => {
  stores(PICTURE);
  isSamePicture.mockResolvedValue(undefined);
  expect(await readPhotoPicture(CODE, ID, THUMB)).toBe(`data:image/jpeg;base64,${PICTURE}`);
});

test.each([
  ['declares 400 megapixels', jpegHead(20_000, 20_000)],
  ['does not say how large it is', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
])('a picture that %s is not decoded, and the thumbnail is shown', async (_, jpeg) => {
  stores(base64Of(jpeg));
  expect(await readPhotoPicture(CODE, ID, THUMB)).toBe(THUMB);
  expect(isSamePicture).not.toHaveBeenCalled();
});

test('a photograph that is no longer shown has no picture', async () => {
  respondWith(403, {
    error: { code: 403, status: 'PERMISSION_DENIED', message: 'Missing or insufficient permissions.' },
  });
  expect(await readPhotoPicture(CODE, ID, THUMB)).toBeUndefined();
  expect(await isPhotoShown(CODE, ID)).toBe(false);
  stores(PICTURE);
  expect(await isPhotoShown(CODE, ID)).toBe(true);
});

test('guests and the wall get a photograph with its thumbnail', async () => {
  storesThumb(jpegHead(360, 270));
  expect((await readShownPhotos(CODE)).items).toMatchObject([{ id: ID, thumb: THUMB }]);
  expect(await shownPhotoChanges(CODE).readLatest()).toMatchObject({
    changes: [{ id: ID, item: { thumb: THUMB } }],
  });
});

test('guests and the wall get no photograph whose thumbnail declares 400 megapixels', async () => {
  storesThumb(jpegHead(20_000, 20_000));
  expect((await readShownPhotos(CODE)).items).toEqual([]);
  expect(await shownPhotoChanges(CODE).readLatest()).toMatchObject({
    changes: [{ id: ID, item: undefined }],
  });
});
