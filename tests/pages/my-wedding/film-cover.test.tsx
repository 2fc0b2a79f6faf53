import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { FilmPart } from '#src/pages/my-wedding/film-part.tsx';
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
vi.mock('#src/features/guest-list/use-guest-list.ts', () => ({
  useGuestList: () => ({ families: [], status: 'ready' }),
}));

beforeEach(() => {
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

test('a page without a cover says nothing of one', async () => {
  render(<FilmPart invitation={SAMPLE} />);
  await screen.findByRole('button', { name: DESK_FILM.watch, busy: false });
  expect(screen.queryByRole('checkbox', tick)).toBeNull();
  expect(screen.queryByText(DESK_FILM.noCover.title)).toBeNull();
  expect(readPortrait).not.toHaveBeenCalled();
});
