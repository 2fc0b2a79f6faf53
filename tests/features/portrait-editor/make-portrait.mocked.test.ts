import { beforeEach, expect, test, vi } from 'vitest';
import { openPicture } from '#src/features/portrait-editor/make-portrait.ts';
import { PictureError } from '#src/lib/pictures/picture-error.ts';

const HEIC = new Blob(['heic']);
const JPEG = new Blob(['jpeg']);
const WORKING = { blob: JPEG, width: 1_600, height: 1_200 };

const pictures = vi.hoisted(() => ({
  openHeic: vi.fn<(file: Blob) => Promise<Blob>>(),
  shrinkInWorker: vi.fn<(file: Blob) => Promise<typeof WORKING>>(),
}));
vi.mock('#src/lib/pictures/heic.ts', () => ({ openHeic: pictures.openHeic }));
vi.mock('#src/lib/pictures/shrink-in-worker.ts', () => ({ shrinkInWorker: pictures.shrinkInWorker }));

beforeEach(() => {
  pictures.openHeic.mockReset().mockResolvedValue(JPEG);
  // As in Chrome on Android and Windows.
  pictures.shrinkInWorker.mockReset().mockImplementation(async (file) => {
    if (file === HEIC) throw new PictureError('heic');
    return WORKING;
  });
});

test('a couple’s HEIC photograph is opened also where the browser cannot do it', async () => {
  expect(await openPicture(HEIC)).toEqual(WORKING);
});

test('what opens HEIC is fetched for no other photograph', async () => {
  await openPicture(JPEG);
  pictures.shrinkInWorker.mockRejectedValue(new PictureError('film'));
  await expect(openPicture(new Blob(['film']))).rejects.toMatchObject({ fault: 'film' });
  expect(pictures.openHeic).not.toHaveBeenCalled();
});

test('a couple whose network does not bring what opens HEIC is told so', async () => {
  pictures.openHeic.mockRejectedValue(new PictureError('heic'));
  await expect(openPicture(HEIC)).rejects.toMatchObject({ fault: 'heic' });
});
