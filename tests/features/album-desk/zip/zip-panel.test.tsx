import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PhotoState } from '#src/domain/album/photo.ts';
import type { PhotoApi } from '#src/features/album-desk/desk-store.ts';
import { ZipPanel } from '#src/features/album-desk/zip/zip-panel.tsx';
import * as samePicture from '#src/lib/pictures/same-picture.ts';
import { fakePhotos, manyPhotos, photoAt } from '#tests/support/fake-photos.ts';
import { jpegHead } from '#tests/support/picture-bytes.ts';

const saved: string[][] = [];
const inputs: Uint8Array[] = [];
const listPhotos = vi.fn<PhotoApi['listPhotos']>();
const readPicture = vi.fn<PhotoApi['readPicture']>();
vi.mock('#src/data/album-api.ts', () => ({ PHOTOS_PER_READ: 60, listPhotos, readPicture }));
// Without a factory: Vitest gives the real module to one of two imports of it that run at the same time.
vi.mock('#src/lib/pictures/same-picture.ts');
const isSamePicture = vi.mocked(samePicture.isSamePicture);
vi.mock('#src/lib/download.ts', () => ({ downloadFile: () => undefined }));
vi.mock('client-zip', () => ({
  downloadZip: (files: AsyncIterable<{ name: string; input: Uint8Array }>) => ({
    async blob() {
      const names: string[] = [];
      for await (const { name, input } of files) {
        names.push(/Guest \d+/.exec(name)?.[0] ?? name);
        inputs.push(input);
      }
      saved.push(names);
      return new Blob();
    },
  }),
}));

beforeEach(() => {
  saved.length = 0;
  inputs.length = 0;
  isSamePicture.mockReset().mockResolvedValue(true);
});

/** The panel over so many approved photographs. */
async function shown(count: number) {
  const database = fakePhotos(manyPhotos(count).map((one) => ({ ...one, state: 'approved' as const })));
  listPhotos.mockImplementation(database.api.listPhotos);
  readPicture.mockImplementation(database.api.readPicture);
  const user = userEvent.setup();
  const panel = async () => <ZipPanel code="ABCD12345678" counts={await database.api.countPhotos('')} />;
  const { rerender } = render(await panel());
  return {
    async decide(minute: number, state: PhotoState) {
      await database.api.decidePhotos('', [photoAt(minute)], state);
      rerender(await panel());
    },
    decideElsewhere: (minute: number, state: PhotoState) =>
      database.api.decidePhotos('', [photoAt(minute)], state),
    async save(part: string) {
      const before = saved.length;
      await user.click(screen.getByRole('button', { name: part }));
      await screen.findByText(/photographs saved\./);
      expect(saved).toHaveLength(before + 1);
    },
    async remove(minute: number) {
      await database.api.deletePhotos('', [photoAt(minute).id]);
      rerender(await panel());
    },
    press: (name: string) =>
      user.click(screen.getByRole(name.startsWith('All,') ? 'radio' : 'button', { name })),
  };
}

test('no photograph is missed when one is hidden between two parts', async () => {
  const { save, decide } = await shown(620);
  await save('Part 1 (1–500)');
  await decide(3, 'hidden');
  await save('Part 2 (501–620)');
  expect(new Set(saved.flat())).toEqual(new Set(manyPhotos(620).map(({ name }) => name)));
});

test('no photograph is missed when one is approved between two parts', async () => {
  const { save, decide } = await shown(620);
  await decide(610, 'hidden');
  await save('Part 1 (1–500)');
  await decide(610, 'approved');
  await save('Part 2 (501–619)');
  expect(new Set(saved.flat())).toEqual(new Set(manyPhotos(620).map(({ name }) => name)));
});

test('the parts are of what is there now when the couple lists the photographs anew', async () => {
  const { save, decide, press } = await shown(620);
  await save('Part 1 (1–500)');
  await decide(3, 'hidden');
  await press('List the photographs again');
  await save('Part 1 (1–500)');
  await save('Part 2 (501–619)');
  expect(saved.slice(1).flat()).toEqual(
    manyPhotos(620)
      .map(({ name }) => name)
      .filter((name) => name !== 'Guest 3'),
  );
});

test('parts of an album that has changed since they were listed say so, until it is listed again', async () => {
  const { save, decide, press } = await shown(620);
  const changed = /^Photographs have been added or removed since/;
  await save('Part 1 (1–500)');
  expect(screen.queryByText(changed)).toBeNull();
  await decide(3, 'hidden');
  expect(screen.getByText(changed)).toBeDefined();
  // As many photographs as in the list need not be the same ones.
  await decide(3, 'approved');
  expect(screen.getByText(changed)).toBeDefined();
  await press('List the photographs again');
  expect(screen.queryByText(changed)).toBeNull();
  await save('Part 2 (501–620)');
  expect(screen.queryByText(changed)).toBeNull();
});

test('parts of all photographs are still right when one of them is hidden, and no longer when one is deleted', async () => {
  const { save, decide, remove, press } = await shown(620);
  const changed = /^Photographs have been added or removed since/;
  await press('All, also new and hidden ones');
  await save('Part 1 (1–500)');
  await decide(3, 'hidden');
  expect(screen.queryByText(changed)).toBeNull();
  await remove(3);
  expect(screen.getByText(changed)).toBeDefined();
});

test('an album of one part is always saved as it is now', async () => {
  const { save, decide } = await shown(5);
  await save('Part 1 (1–5)');
  await decide(3, 'hidden');
  await save('Part 1 (1–4)');
  expect(saved[1]).toEqual(['Guest 0', 'Guest 1', 'Guest 2', 'Guest 4']);
  expect(screen.queryByRole('button', { name: 'List the photographs again' })).toBeNull();
});

test('a photograph whose large picture is another one than the couple saw small is saved as the small one', async () => {
  const { save } = await shown(3);
  const other = jpegHead(1_600, 1_200);
  const huge = jpegHead(20_000, 20_000);
  readPicture.mockResolvedValueOnce(other).mockResolvedValueOnce(other).mockResolvedValueOnce(huge);
  isSamePicture.mockResolvedValueOnce(false);
  await save('Part 1 (1–3)');
  const { thumb } = photoAt(0);
  expect(inputs).toEqual([thumb, other, thumb]);
});

test('a photograph that the other phone has hidden since the last download is not in the next one', async () => {
  const { save, decideElsewhere } = await shown(5);
  await save('Part 1 (1–5)');
  await decideElsewhere(3, 'hidden');
  await save('Part 1 (1–5)');
  expect(saved[1]).toEqual(['Guest 0', 'Guest 1', 'Guest 2', 'Guest 4']);
});

test('an album that has shrunk to one part is listed for each download, and the focus stays in the panel', async () => {
  const { save, decide, decideElsewhere, press } = await shown(501);
  await save('Part 1 (1–500)');
  await decide(3, 'hidden');
  await decide(4, 'hidden');
  await press('List the photographs again');
  expect(screen.queryByRole('button', { name: 'List the photographs again' })).toBeNull();
  expect(screen.getByRole('region').contains(document.activeElement)).toBe(true);
  await save('Part 1 (1–499)');
  await decideElsewhere(5, 'hidden');
  await save('Part 1 (1–499)');
  expect(saved[1]).toContain('Guest 5');
  expect(saved[2]).not.toContain('Guest 5');
});
