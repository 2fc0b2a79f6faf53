import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { readPhotoPicture as ReadPhotoPicture } from '#src/data/photo-picture.ts';
import { usePictures } from '#src/features/album/use-pictures.ts';

const readPhotoPicture = vi.hoisted(() => vi.fn<typeof ReadPhotoPicture>());
vi.mock('#src/data/photo-picture.ts', () => ({ readPhotoPicture }));

const onGone = vi.fn<(id: string) => void>();

beforeEach(() => {
  onGone.mockReset();
  readPhotoPicture.mockReset().mockImplementation(async (_, id) => `picture of ${id}`);
});

const photo = (id: string) => ({ id, thumb: `thumbnail of ${id}` });

function opened() {
  return renderHook(() => usePictures('ABCD12345678', onGone)).result;
}

test('a picture is read once, however often it is asked for', async () => {
  const pictures = opened();
  await act(async () => {
    await Promise.all([pictures.current.ask(photo('one')), pictures.current.ask(photo('one'))]);
    await pictures.current.ask(photo('one'));
  });
  expect(pictures.current.read.get('one')).toBe('picture of one');
  expect(readPhotoPicture).toHaveBeenCalledTimes(1);
  expect(readPhotoPicture).toHaveBeenCalledWith('ABCD12345678', 'one', 'thumbnail of one');
});

test('a long look through the album keeps twelve pictures, and reads an older one anew', async () => {
  const pictures = opened();
  for (let number = 1; number <= 40; number += 1) {
    await act(() => pictures.current.ask(photo(`p${number}`)));
  }
  expect([...pictures.current.read.keys()]).toEqual(Array.from({ length: 12 }, (_, at) => `p${at + 29}`));
  await act(() => pictures.current.ask(photo('p1')));
  expect(pictures.current.read.get('p1')).toBe('picture of p1');
  expect(readPhotoPicture).toHaveBeenCalledTimes(41);
});

test('a guest who goes back and then forward again sees each photograph large', async () => {
  const pictures = opened();
  const back = Array.from({ length: 14 }, (_, step) => 21 - step);
  const forward = Array.from({ length: 13 }, (_, step) => 9 + step);
  for (const number of [...back, ...forward]) {
    // As the album does: the one that is shown, then the following one.
    await act(() => pictures.current.ask(photo(`p${number}`)));
    await act(() => pictures.current.ask(photo(`p${number + 1}`)));
    expect(pictures.current.read.get(`p${number}`)).toBe(`picture of p${number}`);
  }
});

test('a picture that cannot be read is named, and comes when it is asked for again', async () => {
  readPhotoPicture.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const pictures = opened();
  await act(() => pictures.current.ask(photo('one')));
  expect([...pictures.current.failed]).toEqual(['one']);
  await act(() => pictures.current.ask(photo('one')));
  await waitFor(() => expect(pictures.current.read.get('one')).toBe('picture of one'));
  expect(pictures.current.failed.size).toBe(0);
});

test('a picture that is no longer shown is reported', async () => {
  readPhotoPicture.mockResolvedValueOnce(undefined);
  const pictures = opened();
  await act(() => pictures.current.ask(photo('one')));
  expect(onGone).toHaveBeenCalledWith('one');
  expect(pictures.current.read.size).toBe(0);
});
