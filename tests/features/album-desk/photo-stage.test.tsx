import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PhotoStage } from '#src/features/album-desk/photo-stage.tsx';
import { Thumb } from '#src/features/album-desk/photo-tile.tsx';
import { photoAt } from '#tests/support/fake-photos.ts';
import { jpegHead } from '#tests/support/picture-bytes.ts';
import { until } from '#tests/support/until.ts';

const isSamePicture = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock('#src/lib/pictures/same-picture.ts', () => ({ isSamePicture }));

const DIFFERS = 'The large picture is not the one in the small view. Guests would see only the small one.';
const made = vi.fn<(blob: Blob) => string>();

beforeEach(() => {
  isSamePicture.mockReset().mockResolvedValue(true);
  made.mockReset().mockImplementation(({ size }) => `blob:of-${size}-bytes`);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => made(blob as Blob));
});

function show(picture: Uint8Array) {
  render(
    <PhotoStage photo={photoAt(1)} next={undefined} readPicture={async () => picture} onDecide={vi.fn()} />,
  );
}

const picture = () => screen.getByRole('img').getAttribute('src');

test('the couple sees the large picture before it decides, and nothing more is said', async () => {
  const large = new Uint8Array([...jpegHead(1_600, 1_200), 0, 0, 0]);
  show(large);
  await until(() => expect(picture()).toBe(`blob:of-${large.length}-bytes`));
  await until(() => expect(isSamePicture).toHaveBeenCalled());
  expect(screen.queryByText(DIFFERS)).toBeNull();
});

test('the couple sees a large picture that is not the one in the small view, and is told so', async () => {
  isSamePicture.mockResolvedValue(false);
  const large = new Uint8Array([...jpegHead(1_600, 1_200), 0, 0, 0]);
  show(large);
  expect(await screen.findByText(DIFFERS)).toBeTruthy();
  expect(picture()).toBe(`blob:of-${large.length}-bytes`);
});

test('a large picture that declares 400 megapixels is not drawn: the couple sees the small one, and is told so', async () => {
  show(new Uint8Array([...jpegHead(20_000, 20_000), 0, 0, 0]));
  expect(await screen.findByText(DIFFERS)).toBeTruthy();
  expect(picture()).toBe(`blob:of-${jpegHead(360, 270).length}-bytes`);
});

test('a thumbnail that declares 400 megapixels is not drawn', () => {
  const { container } = render(<Thumb photo={photoAt(1, { thumb: jpegHead(20_000, 20_000) })} />);
  expect(container.querySelector('span')).toBeTruthy();
  expect(container.querySelector('img')).toBeNull();
});
