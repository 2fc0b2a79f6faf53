/**
 * `npm run proof -- print`: prints every finished card as PDF, measures its page, draws it at 300 dots an inch, and reads its
 * code as a phone does. With poppler installed the PDF itself is drawn, without it Chromium's own drawing of the page.
 * `--sheet` also writes docs/print/cards.webp.
 */
import type { Page } from 'playwright';
import sharp from 'sharp';
import type { Placed } from '#scripts/contact-sheet.ts';
import { writeContactSheet } from '#scripts/contact-sheet.ts';
import { inBrowser } from '#scripts/proof/in-browser.ts';
import { drawnByPoppler, hasPoppler, pageSizes, readByPhone } from '#scripts/proof/print/printed-page.ts';
import { TRADITION_IDS } from '#src/catalogue/traditions/tradition.ts';
import type { CardChoice } from '#src/features/invitation-print/card.ts';
import { FORMATS, pressPage } from '#src/features/invitation-print/print-format.ts';

const PAGE = '/scripts/proof/print/page.html';
const SHEET = 'docs/print/cards.webp';
const INKS = ['colour', 'one'] as const;
/** Millimetres that a page may differ from its card's. */
const TOLERANCE = 0.3;
const DOTS_PER_PIXEL = 300 / 96;

interface PrintedCard {
  readonly couple: 'sample' | 'long';
  readonly choice: CardChoice;
}

/** In both languages, where a card has the most text. */
const CARDS: readonly PrintedCard[] = TRADITION_IDS.flatMap((design) =>
  Object.values(FORMATS).flatMap(({ id: format, codeWidth }) =>
    INKS.flatMap((ink) =>
      (['sample', 'long'] as const).map((couple) => ({
        couple,
        choice: { design, format, ink, language: 'both', codeWidth, withBlessing: true },
      })),
    ),
  ),
);

const withPoppler = hasPoppler();
await inBrowser(async (browser, root) => {
  const page = await browser.newPage({
    baseURL: root,
    viewport: { width: 900, height: 1200 },
    deviceScaleFactor: DOTS_PER_PIXEL,
  });
  await page.emulateMedia({ media: 'print' });
  if (process.argv.includes('--sheet')) await writeSheet(page);
  else await proofAll(page);
});

async function proofAll(page: Page): Promise<void> {
  let faults = 0;
  for (const card of CARDS) {
    const found = await faultsOf(page, card);
    faults += found.length;
    for (const fault of found) console.log(`${nameOf(card)}: ${fault}`);
  }
  const drawnBy = withPoppler
    ? 'poppler from the PDF'
    : 'Chromium from the page (install poppler-utils to draw the PDF itself)';
  console.log(`${CARDS.length} cards printed, drawn at 300 dpi by ${drawnBy}: ${faults} faults`);
  if (faults > 0) process.exitCode = 1;
}

async function faultsOf(page: Page, card: PrintedCard): Promise<string[]> {
  const { address, fits } = await open(page, card);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const sizes = pageSizes(pdf);
  const wanted = pressPage(FORMATS[card.choice.format]);
  const png = withPoppler ? drawnByPoppler(pdf) : await drawnByChromium(page);
  const read = await readByPhone(png);
  const [size] = sizes;
  const isRight =
    size !== undefined &&
    sizes.length === 1 &&
    Math.abs(size.width - wanted.width) <= TOLERANCE &&
    Math.abs(size.height - wanted.height) <= TOLERANCE;
  return [
    ...(isRight
      ? []
      : [`the pages are ${JSON.stringify(sizes)} instead of one of ${JSON.stringify(wanted)}`]),
    ...(fits ? [] : ['the text does not fit']),
    ...(read === address ? [] : [`a phone reads ${read} instead of ${address}`]),
  ];
}

async function open(page: Page, card: PrintedCard): Promise<{ address: string; fits: boolean }> {
  await page.goto(`${PAGE}?card=${encodeURIComponent(JSON.stringify(card))}`);
  await page.locator('html[data-card]').waitFor();
  return JSON.parse((await page.locator('html').getAttribute('data-card')) ?? '');
}

function drawnByChromium(page: Page): Promise<Buffer> {
  return page.locator('[data-sheet] > svg').screenshot();
}

function nameOf({ couple, choice: { design, format, ink, language } }: PrintedCard): string {
  return [design, format, ink, language, couple].join(' ');
}

/** The five cards and a table card, in both kinds of printing and two languages. */
async function writeSheet(page: Page): Promise<void> {
  const [height, gap] = [420, 10];
  const rows = INKS.flatMap((ink) => (['en', 'both'] as const).map((language) => ({ ink, language })));
  const pictures: Placed[] = [];
  let width = 0;
  for (const [row, { ink, language }] of rows.entries()) {
    let left = gap;
    for (const [column, design] of [...TRADITION_IDS, 'hindu' as const].entries()) {
      const format = column < TRADITION_IDS.length ? FORMATS.a6 : FORMATS.table;
      const { id, codeWidth } = format;
      await open(page, {
        couple: 'sample',
        choice: { design, format: id, ink, language, codeWidth, withBlessing: design !== 'muslim' },
      });
      const input = await sharp(await drawnByChromium(page))
        .resize({ height })
        .toBuffer();
      pictures.push({ input, left, top: gap + row * (height + gap) });
      left += ((await sharp(input).metadata()).width ?? 0) + gap;
    }
    width = Math.max(width, left);
  }
  const tall = rows.length * (height + gap) + gap;
  await writeContactSheet(SHEET, { width, height: tall, background: '#8a8279', quality: 70 }, pictures);
}
