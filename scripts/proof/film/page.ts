/** The page that `npm run proof -- film` opens: it paints, measures and makes films with the shop's own code. */
import { pixelsOutside } from '#scripts/proof/pixels-outside.ts';
import type { FilmId, FilmTexts } from '#src/domain/film/film.ts';
import { FILM_IDS } from '#src/domain/film/film.ts';
import { FILM_FRAMES, FILM_RATE, timelineOf } from '#src/domain/film/timeline.ts';
import { contextOf } from '#src/features/film/canvas.ts';
import { drawFilm } from '#src/features/film/draw-film.ts';
import { filmFormat } from '#src/features/film/export/can-make-film.ts';
import { exportFilm } from '#src/features/film/export/export-film.ts';
import type { FilmFace } from '#src/features/film/film-fonts.ts';
import { FILMS } from '#src/features/film/films.ts';
import { prepareFonts, type SetText, setTexts } from '#src/features/film/lettering/set-texts.ts';
import { drawText } from '#src/features/film/lettering/write-text.ts';
import { musicAddress } from '#src/features/film/music.ts';
import { prepareFilm } from '#src/features/film/prepare-film.ts';

/** Units by which a soft edge may leave its place. */
const SOFT = 2;
/** Letters below this cannot be read on a phone. */
const SMALLEST = 12;

/** Moments of a film as pictures. */
async function frames(
  id: FilmId,
  texts: FilmTexts,
  moments: readonly number[],
  width: number,
): Promise<string[]> {
  const reel = await prepareFilm(FILMS[id], texts, width);
  const canvas = Object.assign(document.createElement('canvas'), { width, height: (width * 16) / 9 });
  const context = contextOf(canvas);
  return moments.map((moment) => {
    drawFilm(context, reel, moment);
    return canvas.toDataURL('image/jpeg', 0.92);
  });
}

/** What is wrong with the texts: ink outside its place. */
async function faults(texts: FilmTexts): Promise<string[]> {
  const faces = [...new Set(FILM_IDS.map((id) => FILMS[id].nameFace))];
  const found = await Promise.all(faces.map((face) => faultsIn(texts, face)));
  return found.flat();
}

async function faultsIn(texts: FilmTexts, face: FilmFace): Promise<string[]> {
  await prepareFonts(texts, face);
  const set = setTexts(texts, timelineOf(texts), face);
  const placed: (readonly [string, SetText])[] = [
    ...Object.entries(set.texts),
    ...set.plaques
      .flat()
      .flatMap(({ name, when, venue }) => [
        ['name of a function', name] as const,
        ['hour of a function', when] as const,
        ['venue of a function', venue] as const,
      ]),
  ];
  return placed.flatMap(([name, text]) => {
    const outside = pixelsOutside(text.place, SOFT, (context) =>
      drawText(context, text, { colours: ['#000000'] }),
    );
    // What nobody can break gets as small as it must.
    const isOneWord = text.lines.some((line) => /\S{40}/.test(line.text));
    const smallest = isOneWord || text.lines.length === 0 ? SMALLEST : text.size;
    return [
      ...(outside > 0 ? [`${name}: ${outside} pixels outside`] : []),
      ...(smallest < SMALLEST ? [`${name}: letters of ${smallest.toFixed(1)} units`] : []),
    ];
  });
}

/** Each frame is painted so often, and its quickest time counts: the others were somebody else's use of the processor. */
const TRIES = 5;

/** Milliseconds that each frame took to paint, in the order of the film. */
async function paintTimes(id: FilmId, texts: FilmTexts, width: number): Promise<number[]> {
  const reel = await prepareFilm(FILMS[id], texts, width);
  const canvas = Object.assign(document.createElement('canvas'), { width, height: (width * 16) / 9 });
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return [];
  const times: number[] = [];
  for (let frame = 0; frame < FILM_FRAMES; frame += 12) {
    const tries = Array.from({ length: TRIES }, () => {
      const before = performance.now();
      drawFilm(context, reel, frame / FILM_RATE);
      // Reading a pixel waits until the frame is really painted.
      context.getImageData(0, 0, 1, 1);
      return performance.now() - before;
    });
    times.push(Math.min(...tries));
  }
  return times;
}

/** Makes the file; its bytes in base64, and how long it took. */
async function make(
  id: FilmId,
  texts: FilmTexts,
): Promise<{ seconds: number; base64: string; codec: string }> {
  const format = await filmFormat();
  if (!format) throw new Error('This browser has no H.264 encoder');
  const music = musicAddress('santoor');
  const before = performance.now();
  const order = { id, texts, tradition: 'hindu' as const, music, width: 720, codec: format.codec };
  const file = await exportFilm(order, () => undefined, new AbortController().signal);
  const seconds = (performance.now() - before) / 1000;
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return { seconds, base64: btoa(text), codec: format.codec };
}

const page = { ids: FILM_IDS, frames, faults, paintTimes, make };

declare global {
  interface Window {
    filmProof: typeof page;
  }
}

window.filmProof = page;
document.documentElement.dataset.ready = 'true';
