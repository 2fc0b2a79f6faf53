import artwork from '#src/catalogue/artwork/films.json';
import { picture } from '#src/catalogue/picture.ts';
import type { PictureSource } from '#src/config/media.ts';
import { PICTURE_SHAPES } from '#src/config/media.ts';
import type { FilmTexts } from '#src/domain/film/film.ts';
import { FILM_HEIGHT, FILM_WIDTH } from '#src/domain/film/text-places.ts';
import { timelineOf } from '#src/domain/film/timeline.ts';
import { pictureOnOwnHost } from '#src/lib/media-address.ts';
import { codeModules } from './code-modules.ts';
import { drawnPart } from './drawn-part.ts';
import { loadFonts } from './film-fonts.ts';
import { prepareFonts, setTexts } from './lettering/set-texts.ts';
import type { FilmDesign, Picture, Reel } from './stage.ts';

/** `quick`: small pictures, which are there at once; `sharp`: as large as the film needs. */
export type Sharpness = 'quick' | 'sharp';

/** Fetches what a film needs and sets its texts. Never rejects for a picture or font: the film plays without it. */
export async function prepareFilm(
  design: FilmDesign,
  texts: FilmTexts,
  width: number,
  sharpness: Sharpness = 'sharp',
): Promise<Reel> {
  const [pictures] = await Promise.all([
    sharpness === 'quick' ? quickPictures(design) : loadPictures(design, (name) => sharpPicture(name, width)),
    prepareFonts(texts, design.nameFace),
  ]);
  return withTexts({ design, pictures }, texts);
}

/** The same film with other texts, whose fonts are loaded. */
export function withTexts({ design, pictures }: Pick<Reel, 'design' | 'pictures'>, texts: FilmTexts): Reel {
  const timeline = timelineOf(texts);
  return {
    design,
    pictures,
    texts,
    timeline,
    set: setTexts(texts, timeline, design.nameFace),
    code: codeModules(texts.address),
  };
}

/** The prefetched film: at most one, because its pictures use memory. */
let prefetched:
  | { readonly names: readonly string[]; readonly pictures: Promise<Map<string, Picture>> }
  | undefined;

/** Fetches and decodes what the first frame needs, before a press. Never rejects. */
export async function prefetchDesign(design: FilmDesign): Promise<void> {
  if (prefetched?.names !== design.pictures) {
    void prefetched?.pictures.then((pictures) => closeReel({ pictures }));
    prefetched = { names: design.pictures, pictures: loadPictures(design, quickPicture) };
  }
  const faces = ['display', 'names', 'italic', 'text'] as const;
  await Promise.allSettled([prefetched.pictures, ...faces.map((face) => loadFonts(face, 'A'))]);
}

function quickPictures(design: FilmDesign): Promise<Map<string, Picture>> {
  if (prefetched?.names !== design.pictures) return loadPictures(design, quickPicture);
  const { pictures } = prefetched;
  prefetched = undefined;
  return pictures;
}

/** Frees the memory of a film's pictures; it cannot be painted any more. */
export function closeReel({ pictures, portrait }: Pick<Reel, 'pictures' | 'portrait'>): void {
  for (const { image } of pictures.values()) image.close();
  portrait?.image.close();
}

async function loadPictures(
  design: FilmDesign,
  load: (name: string) => Promise<Picture>,
): Promise<Map<string, Picture>> {
  const loaded = await Promise.all(
    design.pictures.map(async (name) => {
      const image = await load(name).catch(() => undefined);
      return image ? [[name, image] as const] : [];
    }),
  );
  return new Map(loaded.flat());
}

function sourceOf(name: string): PictureSource {
  return picture(artwork, `films/${name}`, 'layer', '');
}

function quickAddress(source: PictureSource): string {
  return pictureOnOwnHost(source, PICTURE_SHAPES.layer.fallback, 'webp');
}

/** A small WebP is decoded twenty times as fast as a large AVIF. */
async function quickPicture(name: string): Promise<Picture> {
  return await trimmed(await decoded(quickAddress(sourceOf(name))));
}

/** The camera enlarges near things, so pictures are kept a little larger than the film. */
const SPARE = 1.2;

async function sharpPicture(name: string, width: number): Promise<Picture> {
  const { width: widest } = PICTURE_SHAPES.layer;
  const resizeWidth = Math.min(widest, Math.round(width * SPARE));
  try {
    return await trimmed(await decoded(pictureOnOwnHost(sourceOf(name), widest, 'avif'), resizeWidth));
  } catch {
    return await quickPicture(name);
  }
}

async function decoded(address: string, resizeWidth?: number): Promise<ImageBitmap> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  const file = await response.blob();
  return resizeWidth === undefined
    ? createImageBitmap(file)
    : createImageBitmap(file, { resizeWidth, resizeQuality: 'high' });
}

/** Most of a layer is empty, which would cost time in every frame. */
async function trimmed(whole: ImageBitmap): Promise<Picture> {
  const { x, y, width, height } = drawnPart(whole);
  const [across, down] = [whole.width / FILM_WIDTH, whole.height / FILM_HEIGHT];
  const [left, top] = [Math.floor(x * across), Math.floor(y * down)];
  const [wide, tall] = [Math.ceil((x + width) * across) - left, Math.ceil((y + height) * down) - top];
  const image = await createImageBitmap(whole, left, top, wide, tall);
  whole.close();
  return { image, x: left / across, y: top / down, width: wide / across, height: tall / down };
}
