import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetWeddings } from '#src/data/forget-weddings.ts';
import type { Family } from '#src/domain/guests/family.ts';
import { loadAllGuestTexts } from '#src/locales/guest-texts.ts';
import { FilmPart } from '#src/pages/my-wedding/film-part.tsx';
import { filmWorker, stubFilmMaking } from '#tests/support/fake-film-worker.ts';
import { NANI, SHARMAS } from '#tests/support/sample-families.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { DESK_FILM } from '#text/invitations/film.ts';

const VERSION = '0123456789abcdef';
const WITH_COVER = { ...SAMPLE, portraits: [{ place: 'cover' as const, version: VERSION }] };
const COVER = {
  portrait: { place: 'cover', version: VERSION, width: 1_600, height: 1_200, x: 0.5, y: 0.5, alt: '' },
  pictures: { picture: new Blob(['large']), thumb: new Blob(['small']) },
};

const readPortrait = vi.hoisted(() => vi.fn());
vi.mock('#src/data/portraits-api.ts', () => ({ readPortrait }));
const families: Family[] = [];
vi.mock('#src/features/guest-list/use-guest-list.ts', () => ({
  useGuestList: () => ({ families, status: 'ready' }),
}));

beforeAll(loadAllGuestTexts);
beforeEach(stubFilmMaking);
afterEach(forgetWeddings);

beforeEach(() => {
  families.length = 0;
  readPortrait.mockReset().mockResolvedValue(COVER);
});

const tick = { name: DESK_FILM.withPortrait };

test('a cover that could not be read says so, and is offered for the film once it is read again', async () => {
  readPortrait.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(<FilmPart invitation={WITH_COVER} />);
  await screen.findByText(DESK_FILM.noCover.title);
  expect(screen.queryByRole('checkbox', tick)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('checkbox', tick);
  expect(screen.queryByText(DESK_FILM.noCover.title)).toBeNull();
});

test('a cover that this phone cannot read is named, also for the films of the families', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('could not be decoded')));
  render(<FilmPart invitation={WITH_COVER} />);
  expect((await screen.findByRole('alert')).textContent).toContain('This phone cannot read the photograph');
  await userEvent.click(screen.getByRole('checkbox', tick));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a page without a cover says nothing of one', async () => {
  render(<FilmPart invitation={SAMPLE} />);
  await screen.findByRole('button', { name: DESK_FILM.watch, busy: false });
  expect(screen.queryByRole('checkbox', tick)).toBeNull();
  expect(screen.queryByText(DESK_FILM.noCover.title)).toBeNull();
  expect(readPortrait).not.toHaveBeenCalled();
});

test('a cover that the partner replaces while films are made ends none of them', async () => {
  families.push(NANI, SHARMAS);
  const { rerender } = render(<FilmPart invitation={WITH_COVER} />);
  const makeAll = await screen.findByRole('button', { name: 'Make these 2 films' });
  await waitFor(() => expect(makeAll.getAttribute('aria-busy')).toBeNull());
  await userEvent.click(makeAll);
  const first = await filmWorker(0);

  let bring: (cover: typeof COVER) => void = () => undefined;
  readPortrait.mockReturnValueOnce(
    new Promise((resolve) => {
      bring = resolve;
    }),
  );
  const another = { place: 'cover' as const, version: 'fedcba9876543210' };
  rerender(<FilmPart invitation={{ ...SAMPLE, portraits: [another] }} />);
  expect(first.terminate).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();

  bring({ ...COVER, portrait: { ...COVER.portrait, ...another } });
  await waitFor(() => expect(readPortrait).toHaveBeenCalledTimes(2));
  await first.report({ kind: 'done', file: new ArrayBuffer(8) });
  await (await filmWorker(1)).report({ kind: 'done', file: new ArrayBuffer(8) });
  // The first shows the earlier cover.
  expect(screen.queryByRole('button', { name: 'Save the film: Nani ji' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Save the film: Sharma family' })).toBeTruthy();
});
