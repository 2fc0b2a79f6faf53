import type { Page } from 'playwright';
import sharp from 'sharp';
import type { Placed } from '#scripts/contact-sheet.ts';
import { writeContactSheet } from '#scripts/contact-sheet.ts';
import { USUAL } from '#scripts/proof/film/tried-texts.ts';
import type { FilmId, FilmTexts } from '#src/domain/film/film.ts';
import { isOfCouple, occasionOf } from '#src/domain/film/occasions.ts';
import { OWN_FILM } from '#text/film.ts';

const SHEET = 'docs/screens/films.webp';
const MOMENTS = [0.4, 2, 6.2, 8.2, 13.5, 18, 22.5];
const WIDTH = 132;
const HEIGHT = Math.round((WIDTH * 16) / 9);
/** Films side by side. */
const COLUMNS = 2;
const GAP = 6;

function textsFor(id: FilmId): FilmTexts {
  const occasion = occasionOf(id);
  const { greeting, opening, invitation, closing } = OWN_FILM.occasions[occasion];
  const texts = { ...USUAL, opening, invitation, closing };
  if (occasion === 'wedding') return texts;
  const greeted = { ...texts, blessing: greeting };
  return isOfCouple(occasion)
    ? greeted
    : { ...greeted, first: 'Vihaan', second: '', also: '', functions: [] };
}

/** All films at the same moments. */
export async function writeSheet(page: Page, ids: readonly FilmId[]): Promise<void> {
  const pictures: Placed[] = [];
  const block = MOMENTS.length * (WIDTH + GAP) + GAP;
  for (const [index, id] of ids.entries()) {
    const frames = await page.evaluate(
      ([film, texts, moments, width]) => window.filmProof.frames(film, texts, moments, width),
      [id, textsFor(id), MOMENTS, 2 * WIDTH] as const,
    );
    for (const [column, address] of frames.entries()) {
      pictures.push({
        input: await sharp(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'))
          .resize({ width: WIDTH, height: HEIGHT })
          .toBuffer(),
        left: GAP + (index % COLUMNS) * (block + GAP) + column * (WIDTH + GAP),
        top: GAP + Math.floor(index / COLUMNS) * (HEIGHT + GAP),
      });
    }
  }
  const width = COLUMNS * (block + GAP);
  const height = GAP + Math.ceil(ids.length / COLUMNS) * (HEIGHT + GAP);
  await writeContactSheet(SHEET, { width, height, background: '#2a0a10', quality: 38 }, pictures);
}
