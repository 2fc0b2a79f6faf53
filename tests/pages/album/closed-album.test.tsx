import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { sentPhotos } from '#src/data/own-photos.ts';
import { photoOutbox } from '#src/features/album-upload/photo-outbox.ts';
import AlbumPage from '#src/pages/album/album-page.tsx';
import { missing, rulesRefuse } from '#tests/support/firestore-responses.ts';

vi.mock('#src/features/invitation-page/use-invitation.ts', () => ({
  useInvitation: () => ({ reading: { state: 'closed' }, retry: () => {} }),
}));

/** Another album for each test: a page keeps what it sends to one. */
let code = '';
let codes = 0;

afterEach(async () => {
  for (const { id } of photoOutbox().view().items) await photoOutbox().discard(id);
  window.localStorage.clear();
});

const photograph = () => ({
  code,
  width: 1_600,
  height: 1_200,
  name: '',
  takenAt: null,
  phone: 'a'.repeat(64),
  key: 'b'.repeat(64),
  picture: new Blob(['picture']),
  thumb: new Blob(['thumb']),
});

/** The page of an album whose wedding takes nothing any more, on a phone that has sent one photograph and not another. */
async function show(language: string, { undelivered }: { readonly undelivered: boolean }) {
  codes += 1;
  code = `ABCD1234568${codes}`;
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) =>
    address.includes(':commit') || String(body).includes('receipt') ? rulesRefuse() : missing(),
  );
  sentPhotos.add(code, 'a'.repeat(32));
  if (undelivered) await photoOutbox().add(photograph(), 'b'.repeat(32));
  const router = createMemoryRouter([{ path: '/i/:code/photos', element: <AlbumPage /> }], {
    initialEntries: [`/i/${code}/photos?in=${language}`],
  });
  render(<RouterProvider router={router} />);
  await act(async () => {});
}

test('a photograph that did not arrive before the page closed can be discarded from the phone', async () => {
  await show('en', { undelivered: true });
  expect(screen.getByRole('heading', { name: 'This invitation is not open' })).toBeTruthy();
  expect(await screen.findByText('The album was closed before these arrived.')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'From this phone (1)' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Discard photograph 1' }));
  expect(await screen.findByText('The photograph was not sent.')).toBeTruthy();
  expect(photoOutbox().view().items).toEqual([]);
});

test('a guest who read the invitation in Hindi or Marathi reads so what did not arrive', async () => {
  await show('mr', { undelivered: true });
  const alert = await screen.findByText('ही पोहोचण्याआधी अल्बम बंद झाला.');
  expect(alert.closest('[lang]')?.getAttribute('lang')).toBe('mr');
});

test('where all photographs have arrived, a closed page says only that it is not open', async () => {
  await show('en', { undelivered: false });
  expect(screen.getByRole('heading', { name: 'This invitation is not open' })).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
});
