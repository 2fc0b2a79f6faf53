import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OWN_PHOTOS_PREFIX } from '#src/config/late-storage-keys.ts';
import { noteTakenBack } from '#src/data/own-photos.ts';
import { AlbumUpload } from '#src/features/album-upload/album-upload.tsx';
import { photoOutbox } from '#src/features/album-upload/photo-outbox.ts';
import { ALBUM_UPLOAD } from '#src/locales/en/guests/album-upload.ts';
import { missing, rulesRefuse, taken } from '#tests/support/firestore-responses.ts';
import { until } from '#tests/support/until.ts';

/** Files are named by their content. */
vi.mock('#src/features/album-upload/prepare-photo.ts', () => ({
  identify: (_code: string, file: Blob) => file.text(),
  preparePhoto: async (id: string) => ({
    id,
    width: 1_600,
    height: 1_200,
    takenAt: null,
    picture: new Blob(['p']),
    thumb: new Blob(['t']),
  }),
}));

afterEach(async () => {
  for (const { id } of photoOutbox().view().items) await photoOutbox().discard(id);
  window.localStorage.clear();
});

function show(code: string): void {
  // A phone whose workers cannot draw.
  vi.stubGlobal('OffscreenCanvas', undefined);
  render(
    <AlbumUpload
      code={code}
      album={{ opensAt: 0, closesAt: Number.MAX_SAFE_INTEGER, revealsAt: 0, blocked: [] }}
      stale={false}
      texts={ALBUM_UPLOAD}
      language="en"
      onTakenBack={() => {}}
    />,
  );
}

async function send(...names: string[]): Promise<void> {
  const files = names.map((name) => new File([name], name));
  fireEvent.change(await screen.findByLabelText(/^Choose/, { selector: 'input' }), { target: { files } });
  fireEvent.click(await screen.findByRole('button', { name: /^Send \d/ }));
  await act(async () => {});
}

test('after an album was closed while photographs were sent, the page says how many of them have arrived', async () => {
  let isClosed = false;
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (address.includes(':commit')) return isClosed ? rulesRefuse() : taken();
    return String(body).includes('receipt') ? rulesRefuse() : missing();
  });
  show('ABCD12345671');
  await send('one.jpg', 'two.jpg');
  expect(await screen.findByText(ALBUM_UPLOAD.progress.done)).toBeTruthy();
  isClosed = true;
  await send('three.jpg');
  expect((await screen.findByRole('alert')).textContent).toBe(ALBUM_UPLOAD.own.why.other);
  expect(screen.getByRole('heading', { name: '2 of 3 have arrived' })).toBeTruthy();
  for (const name of ['Try again: photograph 3', 'Discard photograph 3'])
    expect(screen.getByRole('button', { name }), 'tells which one it is').toBeTruthy();
  expect(screen.queryByText(ALBUM_UPLOAD.progress.done)).toBeNull();
});

test('a photograph that another tab has taken back is not listed again when the next one arrives', async () => {
  vi.stubGlobal('fetch', async () => taken());
  const code = 'ABCD12345672';
  show(code);
  await send('one.jpg');
  expect(await screen.findByRole('button', { name: 'Take back photograph 1' })).toBeTruthy();
  noteTakenBack(code, 'one.jpg');
  await send('two.jpg');
  await until(() => expect(localStorage.getItem(`${OWN_PHOTOS_PREFIX}${code}`)).toBe('["two.jpg"]'));
  expect(screen.getAllByRole('button', { name: /^Take back photograph/ })).toHaveLength(1);
});
