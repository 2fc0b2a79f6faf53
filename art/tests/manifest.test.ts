import { expect, test } from 'vitest';
import { blankName, isCard } from '#art/blanks/write.ts';
import { allRecipes } from '#art/recipes.ts';
import { DRAWN, keepsPhoto, PUBLISHED } from '#art/shop.ts';

const recipes = await allRecipes();
const published = Object.entries(DRAWN).map(([name, { shape }]) => [name, shape] as const);

test('every published drawing has a recipe of the same shape, and every picture recipe is published', () => {
  const drawn = recipes.flatMap(({ name, shape }) =>
    shape === 'loop' || shape === 'share' || shape === 'line' || PUBLISHED[name]?.photo
      ? []
      : [[name, shape] as const],
  );
  const samples = published.filter(([, shape]) => shape !== 'cardBlank');
  expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(samples));
});

test('every card is published as a blank too', () => {
  const cards = recipes.flatMap((recipe) => (isCard(recipe) ? [blankName(recipe.name)] : []));
  const blanks = published.flatMap(([name, shape]) => (shape === 'cardBlank' ? [name] : []));
  expect(blanks.sort()).toEqual(cards.sort());
});

test('a photograph is drawn over only when its whole name is given', () => {
  const pictures = {
    'services/cars/alto': { shape: 'scene', tone: '#804020', photo: true },
    'services/cars/dzire': { shape: 'scene', tone: '#804020' },
  } as const;
  expect(keepsPhoto('services/cars/alto', [], pictures)).toBe(true);
  expect(keepsPhoto('services/cars/alto', ['services/cars'], pictures)).toBe(true);
  expect(keepsPhoto('services/cars/alto', ['services/cars/alto'], pictures)).toBe(false);
  expect(keepsPhoto('services/cars/dzire', [], pictures)).toBe(false);
});
