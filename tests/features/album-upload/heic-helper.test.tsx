import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AlbumUpload } from '#src/features/album-upload/album-upload.tsx';
import { PictureError } from '#src/lib/pictures/picture-error.ts';
import { ALBUM_UPLOAD } from '#src/locales/en/guests/album-upload.ts';
import { deferred } from '#tests/support/deferred.ts';

/** Loads the helper for HEIC photographs. */
const helper = vi.hoisted(() => ({ load: async () => {} }));

/** Files are named by their content, and all need the helper. */
vi.mock('#src/features/album-upload/prepare-photo.ts', () => ({
  identify: (_code: string, file: Blob) => file.text(),
  preparePhoto: async (id: string, _file: Blob, open?: unknown) => {
    if (!open) throw new PictureError('heic');
    await helper.load();
    const [picture, thumb] = [new Blob(['p']), new Blob(['t'])];
    return { id, width: 1_600, height: 1_200, takenAt: null, picture, thumb };
  },
}));

test('where the helper for HEIC photographs does not arrive, the page says so at the button for another try', async () => {
  // A phone whose workers cannot draw.
  vi.stubGlobal('OffscreenCanvas', undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const loading = deferred();
  helper.load = () => loading.promise;
  render(
    <AlbumUpload
      code="HEIC12345678"
      album={{ opensAt: 0, closesAt: Number.MAX_SAFE_INTEGER, revealsAt: 0, blocked: [] }}
      stale={false}
      texts={ALBUM_UPLOAD}
      language="en"
      onTakenBack={() => {}}
    />,
  );
  fireEvent.change(await screen.findByLabelText('Choose photographs', { selector: 'input' }), {
    target: { files: [new File(['lake'], 'lake.heic'), new File(['fort'], 'fort.heic')] },
  });
  await screen.findByText('2 files could not be added');
  const load = screen.getByRole('button', { name: 'Download and open' });
  load.focus();
  fireEvent.click(load);
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => loading.reject(new PictureError('heic')));
  await screen.findByText('2 files could not be added');
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain(
    'The download did not finish. Please check your network and try again.',
  );
  const again = within(alert).getByRole('button', { name: 'Download and open' });
  expect(document.activeElement).toBe(again);

  helper.load = async () => {};
  fireEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Send 2 photographs' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
