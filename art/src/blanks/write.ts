import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type CardLettering, LETTERING, type LetteringSlot, type SeriesLettering } from '#art/shop.ts';
import type { FoundSlot } from './slots.ts';

/** The name of a card's blank. */
export const blankName = (card: string): string => card.replace(/^cards\//, 'card-blanks/');

/** Gives initials their role, and drops a second view of the same text (a leaf's shadow, a reflection). */
export function letteringOf(card: string, found: readonly FoundSlot[]): CardLettering {
  const initialOfFirst = found
    .find(({ slot }) => slot.role === 'names' || slot.role === 'first')
    ?.slot.sample.charAt(0);
  const slots = found.map(({ slot }): LetteringSlot => {
    const { role } = slot;
    if (role !== 'initial') return { ...slot, role };
    return { ...slot, role: slot.sample === initialOfFirst ? 'initialFirst' : 'initialSecond' };
  });
  return { blank: blankName(card), slots };
}

/** Adds a design to the file of its series, or replaces it there. */
export async function writeLettering(card: string, lettering: CardLettering): Promise<void> {
  const [, series = '', design = ''] = card.split('/');
  const file = path.join(LETTERING, `${series}.json`);
  const known: SeriesLettering = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
  const designs = Object.entries({ ...known, [design]: lettering }).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  await mkdir(LETTERING, { recursive: true });
  await writeFile(file, `{\n${designs.map(([id, one]) => `  "${id}": ${cardText(one)}`).join(',\n')}\n}\n`);
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
