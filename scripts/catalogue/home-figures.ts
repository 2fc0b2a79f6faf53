import { readFileSync, writeFileSync } from 'node:fs';
import { CARD_SERIES } from '#src/catalogue/card-series.ts';
import { DISH_CATEGORIES } from '#src/catalogue/dishes.ts';
import { CARS } from '#text/catalogue/cars.ts';
import { CRACKER_PACKAGES } from '#text/catalogue/firecrackers.ts';

const FILE = 'src/catalogue/home-figures.json';

function homeFigures(): string {
  const figures = {
    cardSeries: CARD_SERIES.length,
    lowestCardPrice: Math.min(...CARD_SERIES.map(({ price }) => price.low)),
    cars: CARS.length,
    dishes: DISH_CATEGORIES.reduce((sum, { dishes }) => sum + dishes.length, 0),
    crackerPackages: CRACKER_PACKAGES.length,
  };
  return `${JSON.stringify(figures, null, 2)}\n`;
}

export function writeHomeFigures(): void {
  writeFileSync(FILE, homeFigures());
}

/** A message if the file is out of date. */
export function homeFigureFaults(): string[] {
  if (readFileSync(FILE, 'utf8') === homeFigures()) return [];
  return [`${FILE} is out of date: run \`npm run catalogue\`.`];
}
