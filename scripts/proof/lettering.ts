/**
 * `npm run proof -- lettering`: letters every design with short, usual and long names in each script, in Chromium, and checks
 * that the ink stays in its box. `npm run proof -- lettering --sheets` writes the contact sheets in docs/cards instead: all cards with
 * long names and with Hindi ones, and ten samples beside the same cards lettered.
 */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { writeContactSheet } from '#scripts/contact-sheet.ts';
import { inBrowser } from '#scripts/proof/in-browser.ts';
import { HINDI, inLatin, LONG_LATIN, TRIED } from '#scripts/proof/lettering/tried-names.ts';
import type { CardNames } from '#src/features/card-lettering/card-names.ts';

const PAGE = 'scripts/proof/lettering/page.html';
const SHEETS = 'docs/cards';
/** Pixels across of a card on a sheet, and beside its sample: what a phone shows. */
const [SMALL, LARGE] = [300, 360];
const COLUMNS = 12;
const COMPARED = 10;
const GAP = 8;

await inBrowser(async (browser, root) => {
  const page = await browser.newPage();
  await page.goto(`${root}${PAGE}`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const ids = await page.evaluate(() => window.lettering.designIds);
  if (process.argv.includes('--sheets')) await writeSheets(page, ids);
  else await proofAll(page, ids);
});

async function proofAll(page: Page, ids: readonly string[]): Promise<void> {
  let faults = 0;
  for (const [what, names] of TRIED) {
    for (const id of ids) {
      const found = await page.evaluate(([card, couple]) => window.lettering.faultsOf(card, couple), [
        id,
        names,
      ] as const);
      faults += found.length;
      for (const fault of found) console.log(`${id}, ${what}: ${fault}`);
    }
  }
  console.log(`${ids.length} designs lettered with ${TRIED.length} couples: ${faults} faults`);
  if (faults > 0) process.exitCode = 1;
}

async function lettered(page: Page, id: string, names: CardNames, width: number): Promise<Buffer> {
  const address = await page.evaluate(
    ([card, couple, across]) => window.lettering.picture(card, couple, across),
    [id, names, width * 2] as const,
  );
  if (address === undefined) return sample(id, width);
  const png = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  return sharp(png).resize({ width }).toBuffer();
}

function sample(id: string, width: number): Promise<Buffer> {
  return sharp(readFileSync(`public/media/cards/${id}-720.avif`))
    .resize({ width })
    .toBuffer();
}

async function writeSheets(page: Page, ids: readonly string[]): Promise<void> {
  for (const [name, names] of [
    ['lettered-latin', LONG_LATIN],
    ['lettered-hindi', HINDI],
  ] as const) {
    const cards: Buffer[] = [];
    for (const id of ids) cards.push(await lettered(page, id, names, SMALL));
    await writeSheet(`${SHEETS}/${name}.webp`, cards, SMALL, COLUMNS);
  }
  const pairs: Buffer[] = [];
  const step = Math.max(1, Math.floor(ids.length / COMPARED));
  for (const id of ids.filter((_, place) => place % step === 0).slice(0, COMPARED)) {
    const names = await page.evaluate((card) => window.lettering.sampleNames(card), id);
    pairs.push(await sample(id, LARGE), await lettered(page, id, inLatin(names), LARGE));
  }
  await writeSheet(`${SHEETS}/sample-and-lettered.webp`, pairs, LARGE, 4);
}

async function writeSheet(
  file: string,
  cards: readonly Buffer[],
  across: number,
  columns: number,
): Promise<void> {
  const down = Math.round(across * 1.4);
  const width = columns * (across + GAP) + GAP;
  const height = Math.ceil(cards.length / columns) * (down + GAP) + GAP;
  const placed = cards.map((input, place) => ({
    input,
    left: GAP + (place % columns) * (across + GAP),
    top: GAP + Math.floor(place / columns) * (down + GAP),
  }));
  await writeContactSheet(file, { width, height, background: '#2a0a10', quality: 40 }, placed);
}
