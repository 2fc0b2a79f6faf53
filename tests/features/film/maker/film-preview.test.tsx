import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_FIELDS } from '#src/domain/film/film-fields.ts';
import { textsOfFilm } from '#src/domain/film/film-texts.ts';
import { traditionWords } from '#src/domain/film/wedding-film.ts';
import { FILMS } from '#src/features/film/films.ts';
import { FilmPreview } from '#src/features/film/maker/film-preview.tsx';
import { withTexts } from '#src/features/film/prepare-film.ts';

// Texts are measured on a canvas, which happy-dom does not have.
vi.mock('#src/features/film/lettering/set-texts.ts', () => ({
  setTexts: () => ({ texts: {}, plaques: [] }),
}));

const texts = textsOfFilm(
  { ...NO_FIELDS, first: 'Aarav', second: 'Meera' },
  traditionWords('hindu', 'en'),
  '',
);
const reel = withTexts({ design: FILMS['e-video-4'], pictures: new Map() }, texts);

/** Paints the next frame of the film. */
let paint: FrameRequestCallback;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => {
    paint = next;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});

function showPreview(): HTMLAudioElement {
  const { container } = render(<FilmPreview reel={reel} label="Film" music="/media/tune.m4a" />);
  const song = container.querySelector('audio');
  if (!song) throw new Error('The preview has no music');
  return song;
}

/** To this moment or up to a quarter of a second later, as the first frame comes when it likes. */
function playTo(seconds: number): void {
  const begin = performance.now();
  for (let step = 0; step <= seconds * 10; step += 1) act(() => paint(begin + step * 100));
}

function expectMoment(seconds: number, song: HTMLAudioElement): void {
  expect(song.currentTime).toBeGreaterThan(seconds - 0.05);
  expect(song.currentTime).toBeLessThan(seconds + 0.3);
}

function turnPage(visibility: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(visibility === 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('music that a slow network brings late begins where the film is by then', async () => {
  const song = showPreview();
  await userEvent.click(screen.getByRole('button', { name: 'Sound on' }));
  playTo(4);
  song.currentTime = 0;
  fireEvent.playing(song);
  expectMoment(4, song);
});

test('music that is in time is not set anew', async () => {
  const song = showPreview();
  await userEvent.click(screen.getByRole('button', { name: 'Sound on' }));
  playTo(2);
  song.currentTime = 2;
  fireEvent.playing(song);
  expect(song.currentTime).toBe(2);
});

test('music is silent while the page is hidden, and goes on with the film', async () => {
  const song = showPreview();
  await userEvent.click(screen.getByRole('button', { name: 'Sound on' }));
  playTo(2);
  turnPage('hidden');
  expect(song.paused).toBe(true);

  song.currentTime = 9;
  turnPage('visible');
  expect(song.paused).toBe(false);
  expectMoment(2, song);
});

test('a film without sound, or one that is paused, stays silent when the page is shown again', async () => {
  const song = showPreview();
  turnPage('hidden');
  turnPage('visible');
  expect(song.paused).toBe(true);

  await userEvent.click(screen.getByRole('button', { name: 'Sound on' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  turnPage('hidden');
  turnPage('visible');
  expect(song.paused).toBe(true);
});
