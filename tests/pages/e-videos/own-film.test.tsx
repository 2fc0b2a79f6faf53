import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepDeskCouple } from '#src/data/desk-couple.ts';
import { keepPictures } from '#src/data/portrait-copies.ts';
import { changeDraft } from '#src/data/use-draft.ts';
import { EMPTY_DRAFT } from '#src/domain/draft/draft-on-phone.ts';
import type { FilmId } from '#src/domain/film/film.ts';
import { NO_FIELDS } from '#src/domain/film/film-fields.ts';
import { NO_NAMES } from '#src/features/card-lettering/card-names.ts';
import { cardNames } from '#src/features/card-lettering/use-card-names.ts';
import { FilmMaker } from '#src/features/film/maker/film-maker.tsx';
import { OwnFilm } from '#src/pages/e-videos/own-film.tsx';
import { draftWith } from '#tests/support/sample-draft.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

// The film itself is painted on a canvas, which happy-dom does not have.
vi.mock('#src/features/film/maker/use-reel.ts', () => ({ useReel: () => undefined }));

beforeEach(() => {
  localStorage.clear();
  nameOnCards('', '');
});

function nameOnCards(first: string, second: string): void {
  act(() => cardNames.change(() => ({ ...NO_NAMES, latin: { ...NO_NAMES.latin, first, second } })));
}

/** Opens the maker of a film; returns what closes it. */
async function open(id: FilmId): Promise<() => void> {
  const { unmount } = render(<OwnFilm id={id} title="E-Video" onClose={() => undefined} />);
  await screen.findByLabelText('Place');
  return unmount;
}

const shownIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a film has the code of the desk that was opened here, with its names', async () => {
  localStorage.setItem('shagun.wedding-code', SAMPLE.code);
  keepDeskCouple(SAMPLE);
  await open('e-video-4');
  expect([shownIn('Name shown first'), shownIn('Name shown second')]).toEqual(['Aarav', 'Meera']);
  expect(shownIn('Link of your invitation')).toBe(SAMPLE.code);
});

test('a film of another couple does not end with the code of the desk that was opened here', async () => {
  localStorage.setItem('shagun.wedding-code', SAMPLE.code);
  keepDeskCouple(SAMPLE);
  nameOnCards('Zoya', 'Imran');
  await open('e-video-4');
  expect(shownIn('Name shown first')).toBe('Zoya');
  expect(shownIn('Link of your invitation')).toBe('');
});

test('a code that a phone kept without names is in no film', async () => {
  localStorage.setItem('shagun.wedding-code', SAMPLE.code);
  nameOnCards('Aarav', 'Meera');
  await open('e-video-4');
  expect(shownIn('Link of your invitation')).toBe('');
});

test('what was typed is there when the maker is opened again, and for the other films', async () => {
  let close = await open('e-video-4');
  type('Name shown first', 'Kabir');
  type('Name shown second', 'Diya');
  type('Place', 'Udaipur');
  close();
  for (const id of ['e-video-4', 'e-video-5', 'e-video-9'] as const) {
    close = await open(id);
    expect([shownIn('Name shown first'), shownIn('Name shown second')]).toEqual(['Kabir', 'Diya']);
    expect(shownIn('Place')).toBe('Udaipur');
    close();
  }

  close = await open('e-video-1');
  expect([shownIn('Name'), shownIn('Place')]).toEqual(['', '']);
  type('Name', 'Vihaan');
  close();
  close = await open('e-video-12');
  expect(shownIn('Name')).toBe('Vihaan');
  close();

  nameOnCards('Zoya', 'Imran');
  await open('e-video-4');
  expect([shownIn('Name shown first'), shownIn('Place')]).toEqual(['Zoya', '']);
});

test('the music and the customs that a couple chose are there for the next film', async () => {
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const close = await open('e-video-4');
  choose('Tradition of your wedding', 'sikh');
  choose('Music', 'none');
  close();
  await open('e-video-5');
  expect(screen.getByLabelText('Tradition of your wedding')).toHaveProperty('value', 'sikh');
  expect(screen.getByLabelText('Music')).toHaveProperty('value', 'none');
});

test('a couple that leaves its photograph out of a film need not do so again for the next film', async () => {
  await keepPictures('lake', { picture: new Blob(['large']), thumb: new Blob(['small']) });
  const cover = {
    version: 'lake',
    width: 1_600,
    height: 1_200,
    x: 0.5,
    y: 0.5,
    alt: '',
    place: 'cover',
  } as const;
  act(() => changeDraft(() => draftWith({ portraits: [cover] })));
  const isShown = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Show our photograph' });

  let close = await open('e-video-4');
  expect((await isShown()).checked).toBe(true);
  fireEvent.click(await isShown());
  close();
  for (const id of ['e-video-4', 'e-video-5'] as const) {
    close = await open(id);
    expect((await isShown()).checked).toBe(false);
    close();
  }

  close = await open('e-video-4');
  fireEvent.click(await isShown());
  close();
  await open('e-video-5');
  expect((await isShown()).checked).toBe(true);
  act(() => changeDraft(() => EMPTY_DRAFT));
});

test('a photograph of the couple that this phone cannot read is named', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('could not be decoded')));
  const picture = new Blob(['an unknown format']);
  render(
    <FilmMaker
      id="e-video-4"
      title="E-Video 4"
      known={NO_FIELDS}
      weddingWords={() => ({})}
      tradition="hindu"
      portrait={{ width: 1_600, height: 1_200, x: 0.5, y: 0.5, picture }}
      onClose={() => undefined}
    />,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('This phone cannot read the photograph');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show our photograph' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
