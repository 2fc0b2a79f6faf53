import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AnyRecipe, Recipe } from '#art/recipe.ts';
import { type CardLettering, LETTERING, type LetteringSlot, type SeriesLettering } from '#art/shop.ts';
import { blankFaults } from './check.ts';
import { corrected } from './corrections.ts';
import { type FoundSlot, takeSlots } from './slots.ts';

/** Whether a recipe is a design of a series; other pictures have a card's shape too. */
export const isCard = (recipe: AnyRecipe): recipe is Recipe =>
  recipe.shape === 'card' && recipe.name.startsWith('cards/');

/** The name of a card's blank. */
export const blankName = (card: string): string => card.replace(/^cards\//, 'card-blanks/');

/** Gives initials their role, and drops a second view of the same text (a leaf's shadow, a reflection). */
function letteringOf(card: string, found: readonly FoundSlot[]): CardLettering {
  const initialOfFirst = found
    .find(({ slot }) => slot.role === 'names' || slot.role === 'first')
    ?.slot.sample.charAt(0);
  const slots = found.map(({ slot }): LetteringSlot => {
    const { role } = slot;
    if (role !== 'initial') return corrected(card, { ...slot, role });
    return { ...slot, role: slot.sample === initialOfFirst ? 'initialFirst' : 'initialSecond' };
  });
  return { blank: blankName(card), slots };
}

/** How much perspective may move a corner of a box, in pixels of the large picture, before it is said. */
const SKEWED = 6;

/** Finds a card's slots by drawing it, and writes them to the file of its series. */
export async function recordCard(card: Recipe): Promise<void> {
  takeSlots();
  await card.draw();
  const found = takeSlots();
  for (const { slot, error } of found)
    if (error > SKEWED)
      console.warn(`  ${card.name}: perspective moves '${slot.sample}' by ${error.toFixed(1)} px`);
  await writeLettering(card.name, letteringOf(card.name, found));
}

/** A card's recipe as that of its blank, which is compared with the sample. */
export const blankRecipe = (card: Recipe): Recipe => ({
  ...card,
  name: blankName(card.name),
  shape: 'cardBlank',
  draw: async () => {
    const master = await card.draw();
    const { slots } = await letteringFor(card.name);
    for (const fault of await blankFaults(card.name, master, slots)) console.warn(`  ${card.name}: ${fault}`);
    return master;
  },
});

/** What is known of a card's lettering so far. */
export async function letteringFor(card: string): Promise<CardLettering> {
  const [, series = '', design = ''] = card.split('/');
  return (await readLettering(series))[design] ?? { blank: blankName(card), slots: [] };
}

const fileOf = (series: string): string => path.join(LETTERING, `${series}.json`);

async function readLettering(series: string): Promise<SeriesLettering> {
  const file = fileOf(series);
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}

/** Adds a design to the file of its series, or replaces it there. */
async function writeLettering(card: string, lettering: CardLettering): Promise<void> {
  const [, series = '', design = ''] = card.split('/');
  const designs = Object.entries({ ...(await readLettering(series)), [design]: lettering }).toSorted(
    ([one], [other]) => (one < other ? -1 : 1),
  );
  await writeFile(
    fileOf(series),
    `{\n${designs.map(([id, one]) => `  "${id}": ${cardText(one)}`).join(',\n')}\n}\n`,
  );
}

function cardText({ blank, slots }: CardLettering): string {
  const lines = slots.map((slot) => `      ${slotText(slot)}`).join(',\n');
  return `{\n    "blank": "${blank}",\n    "slots": [\n${lines}\n    ]\n  }`;
}

/** Six figures are a thousandth of a pixel, for a matrix's small numbers as for a sheet's large ones. */
const slotText = (slot: LetteringSlot): string =>
  JSON.stringify(slot, (_, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(6)) : value,
  );
