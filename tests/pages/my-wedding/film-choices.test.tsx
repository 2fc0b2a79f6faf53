import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetWeddings } from '#src/data/forget-weddings.ts';
import { loadAllGuestTexts } from '#src/locales/guest-texts.ts';
import { FilmPart } from '#src/pages/my-wedding/film-part.tsx';
import { stubFilmMaking } from '#tests/support/fake-film-worker.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { OWN_FILM } from '#text/film.ts';
import { DESK_FILM } from '#text/invitations/film.ts';

const COVER = vi.hoisted(() => ({
  portrait: {
    place: 'cover',
    version: '0123456789abcdef',
    width: 1_600,
    height: 1_200,
    x: 0.5,
    y: 0.5,
    alt: '',
  },
  pictures: { picture: new Blob(['large']), thumb: new Blob(['small']) },
}));
vi.mock('#src/data/portraits-api.ts', () => ({ readPortrait: async () => COVER }));
vi.mock('#src/features/guest-list/use-guest-list.ts', () => ({
  useGuestList: () => ({ families: [], status: 'ready' }),
}));
// The film itself is painted on a canvas, which happy-dom does not have.
vi.mock('#src/features/film/maker/use-reel.ts', () => ({ useReel: () => undefined }));

const WEDDING = { ...SAMPLE, portraits: [{ place: 'cover' as const, version: COVER.portrait.version }] };

beforeAll(loadAllGuestTexts);
beforeEach(stubFilmMaking);
afterEach(forgetWeddings);

/** Opens the part of the desk; returns what leaves it. */
async function open(invitation = WEDDING): Promise<() => void> {
  const { unmount } = render(<FilmPart invitation={invitation} />);
  await screen.findByRole('checkbox', { name: DESK_FILM.withPortrait });
  return unmount;
}

async function openMaker() {
  fireEvent.click(screen.getByRole('button', { name: DESK_FILM.watch }));
  await screen.findByLabelText('Place');
}

const film = (name: RegExp) => screen.getByRole('radio', { name });
const language = () => screen.getByLabelText(DESK_FILM.language);
const [deskMusic, makerMusic] = [0, 1].map(
  (place) => () => screen.getAllByLabelText(OWN_FILM.music.label)[place],
);
const choose = (field: HTMLElement | undefined, value: string) => {
  if (!field) throw new Error('There is no such field');
  fireEvent.change(field, { target: { value } });
};

test('film, language, music and photograph are as the couple chose them when the part is opened again', async () => {
  const leave = await open();
  fireEvent.click(film(/E-Video 6$/));
  choose(language(), 'hi');
  choose(deskMusic?.(), 'flute');
  fireEvent.click(screen.getByRole('checkbox', { name: DESK_FILM.withPortrait }));
  leave();

  const leaveAgain = await open();
  expect(film(/E-Video 6$/)).toHaveProperty('checked', true);
  expect(language()).toHaveProperty('value', 'hi');
  expect(deskMusic?.()).toHaveProperty('value', 'flute');
  expect(screen.getByRole('checkbox', { name: DESK_FILM.withPortrait })).toHaveProperty('checked', false);
  leaveAgain();

  await open({ ...WEDDING, code: 'OTHER1234567' });
  expect(film(/E-Video 6$/)).toHaveProperty('checked', false);
  expect(deskMusic?.()).toHaveProperty('value', 'santoor');
});

test('what was typed and chosen in the maker is there when it is opened again, for each language', async () => {
  const leave = await open();
  await openMaker();
  choose(screen.getByLabelText('Place'), 'Udaipur');
  choose(makerMusic?.(), 'none');
  fireEvent.click(screen.getByRole('checkbox', { name: OWN_FILM.withPortrait }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  leave();

  await open();
  await openMaker();
  expect(screen.getByLabelText('Place')).toHaveProperty('value', 'Udaipur');
  expect(makerMusic?.()).toHaveProperty('value', 'none');
  expect(screen.getByRole('checkbox', { name: OWN_FILM.withPortrait })).toHaveProperty('checked', false);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));

  choose(language(), 'hi');
  await openMaker();
  expect(screen.getByLabelText('Place')).toHaveProperty('value', 'Jaipur');
});

test('what the couple changes on its page since then is in the film', async () => {
  const leave = await open();
  await openMaker();
  choose(screen.getByLabelText('Name shown first'), 'Aaru');
  choose(screen.getByLabelText('Place'), 'Udaipur');
  leave();

  await open({ ...WEDDING, place: 'Jodhpur' });
  await openMaker();
  expect(screen.getByLabelText('Name shown first')).toHaveProperty('value', 'Aaru');
  expect(screen.getByLabelText('Place')).toHaveProperty('value', 'Jodhpur');
});
