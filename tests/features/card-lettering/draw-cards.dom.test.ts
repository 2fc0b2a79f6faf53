import { beforeEach, expect, test, vi } from 'vitest';
import { CARD_SERIES, designId, designPicture } from '#src/catalogue/card-series.ts';
import { NO_NAMES } from '#src/features/card-lettering/card-names.ts';
import { showCard } from '#src/features/card-lettering/draw-cards.ts';
import { cardNames } from '#src/features/card-lettering/use-card-names.ts';
import { useDrawnPictures } from '#src/lib/drawn-pictures.ts';

vi.mock('#src/catalogue/lettering/find-lettering.ts', () => ({
  findLettering: async () => ({ name: 'Lotus', blank: { name: 'blank', shape: 'cardBlank' }, slots: [] }),
}));

/** The fonts of a card, as they arrive. */
const prepareLettering = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('#src/features/card-lettering/draw-names.ts', () => ({ prepareLettering, drawNames: () => {} }));

const [series] = CARD_SERIES;
const [design] = series?.designs ?? [];
if (!series || !design) throw new Error('there is no card');
const ID = designId(series, design);
const { name } = designPicture(series, design);
const shown = () => useDrawnPictures.getState()[name];

const revoked = vi.fn<(address: string) => void>();

beforeEach(() => {
  prepareLettering.mockReset().mockResolvedValue();
  revoked.mockReset();
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoked);
  Object.defineProperty(HTMLImageElement.prototype, 'decode', { value: async () => {}, configurable: true });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(new Blob(['a card'])));
  const texts = { ...NO_NAMES.latin, first: 'Aarav', second: 'Meera' };
  cardNames.change(() => ({ ...NO_NAMES, latin: texts }));
});

test('a small drawing that is ready later does not replace the large one', async () => {
  const names = cardNames.current();
  let arrive = () => {};
  prepareLettering.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  const small = showCard(ID, names, 720);
  await showCard(ID, names, 1_080);
  const large = shown();
  expect(large?.width).toBe(1_080);
  arrive();
  await small;
  expect(shown()).toBe(large);
  expect(revoked).not.toHaveBeenCalled();
});

test('a larger drawing replaces a small one, whose address is given back', async () => {
  const names = cardNames.current();
  await showCard(ID, names, 720);
  const small = shown();
  expect(small?.width).toBe(720);
  revoked.mockClear();
  await showCard(ID, names, 1_080);
  expect(shown()?.width).toBe(1_080);
  expect(revoked.mock.calls).toEqual([[small?.address]]);
});
