import { beforeEach, expect, test, vi } from 'vitest';
import { NO_FIELDS } from '#src/domain/film/film-fields.ts';
import { textsOfFilm } from '#src/domain/film/film-texts.ts';
import { designOf, FILMS } from '#src/features/film/films.ts';
import { closeReel, prefetchDesign, prepareFilm } from '#src/features/film/prepare-film.ts';
import { until } from '#tests/support/until.ts';
import { OWN_FILM } from '#text/film.ts';

vi.mock('#src/features/film/drawn-part.ts', () => ({
  drawnPart: () => ({ x: 0, y: 0, width: 1, height: 1 }),
}));
vi.mock('#src/features/film/film-fonts.ts', () => ({ loadFonts: async () => undefined }));
vi.mock('#src/features/film/lettering/set-texts.ts', () => ({
  prepareFonts: async () => undefined,
  setTexts: () => ({ texts: {}, plaques: [] }),
}));

let fetched: string[];
let open: number;

beforeEach(() => {
  fetched = [];
  open = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    return new Response(new Blob(['a picture']));
  });
  vi.stubGlobal('createImageBitmap', async () => {
    open += 1;
    return { width: 360, height: 640, close: () => (open -= 1) };
  });
});

const { greeting, ...usual } = OWN_FILM.occasions.wedding;
const TEXTS = textsOfFilm({ ...NO_FIELDS, ...OWN_FILM.example }, { ...usual, blessing: greeting }, '');
const LAKE = FILMS['e-video-5'];

test.each(['hindu', 'sikh'] as const)(
  'a film that somebody was about to ask for is neither fetched nor decoded again (%s)',
  async (tradition) => {
    await prefetchDesign(LAKE);
    const reel = await prepareFilm(designOf('e-video-5', tradition), TEXTS, 540, 'quick');
    expect(reel.pictures.size).toBe(LAKE.pictures.length);
    expect(fetched).toHaveLength(LAKE.pictures.length);

    closeReel(reel);
    expect(open).toBe(0);
  },
);

test('looking at one film after the other keeps the pictures of one', async () => {
  for (const film of Object.values(FILMS)) await prefetchDesign(film);
  await prefetchDesign(LAKE);
  await until(() => expect(open).toBe(LAKE.pictures.length));

  closeReel(await prepareFilm(LAKE, TEXTS, 540, 'quick'));
  expect(open).toBe(0);
});

test('pictures that cannot be fetched beforehand are left out, and asked for anew by the next film', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await prefetchDesign(LAKE);
  expect((await prepareFilm(LAKE, TEXTS, 540, 'quick')).pictures.size).toBe(0);

  vi.stubGlobal('fetch', async () => new Response(new Blob(['a picture'])));
  expect((await prepareFilm(LAKE, TEXTS, 540, 'quick')).pictures.size).toBe(LAKE.pictures.length);
});
