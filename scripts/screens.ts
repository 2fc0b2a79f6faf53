/**
 * `npm run screens`: pictures of every screen and state at 360, 768, 1280 and 1920 px, whole, in
 * screens/<width>/, and a contact sheet of each width in docs/screens/. Words after it go to
 * Playwright: `npm run screens -- --project=360 --grep cart` (the sheets are then made of what is there).
 */
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { runNode } from '#scripts/testing/run-tool.ts';

const FOLDER = 'screens';
const SHEETS = 'docs/screens';

/** How wide a screen stands on the sheet, and how many times its width of it is shown, from the top. */
const CELLS: Readonly<Record<string, { readonly width: number; readonly tall: number }>> = {
  360: { width: 150, tall: 3 },
  768: { width: 220, tall: 2 },
  1280: { width: 300, tall: 1.5 },
  1920: { width: 300, tall: 1.2 },
};
const SHEET_WIDTH = 1_600;
const GAP = 14;
const LABEL = 22;

const code = await runNode(
  ['scripts/bootstrap.mjs', 'scripts/test.ts', 'build', 'e2e', ...process.argv.slice(2)],
  {
    E2E_KIND: 'screens',
    SCREENS_FOLDER: FOLDER,
  },
);
mkdirSync(SHEETS, { recursive: true });
for (const width of Object.keys(CELLS)) await makeSheet(width);
process.exitCode = code;

async function makeSheet(width: string): Promise<void> {
  const cell = CELLS[width];
  const folder = join(FOLDER, width);
  const names = listPictures(folder);
  if (!cell || names.length === 0) return;
  const height = Math.round(cell.width * cell.tall);
  const columns = Math.floor((SHEET_WIDTH - GAP) / (cell.width + GAP));
  const rows = Math.ceil(names.length / columns);
  const pieces = await Promise.all(
    names.map(async (name, place) => {
      const left = GAP + (place % columns) * (cell.width + GAP);
      const top = GAP + Math.floor(place / columns) * (height + LABEL + GAP);
      const picture = await sharp(join(folder, name))
        .resize({ width: cell.width })
        .extract(await topOf(join(folder, name), cell.width, height))
        .toBuffer();
      return [
        { input: picture, left, top },
        { input: label(name.replace(/\.png$/, ''), cell.width), left, top: top + height },
      ];
    }),
  );
  const file = join(SHEETS, `${width}.webp`);
  await sharp({
    create: {
      width: SHEET_WIDTH,
      height: GAP + rows * (height + LABEL + GAP),
      channels: 3,
      background: '#e9dfcd',
    },
  })
    .composite(pieces.flat())
    .webp({ quality: 72 })
    .toFile(file);
  console.log(`${file}: ${names.length} screens`);
}

function listPictures(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.png'))
      .sort();
  } catch {
    return [];
  }
}

/** The part of a resized picture that the sheet shows: a short page is shown whole. */
async function topOf(file: string, width: number, height: number) {
  const { width: wide = width, height: high = height } = await sharp(file).metadata();
  return { left: 0, top: 0, width, height: Math.min(height, Math.round((high * width) / wide)) };
}

function label(words: string, width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="0" y="15" font-family="sans-serif" font-size="11" fill="#4a2a1c">${words}</text></svg>`,
  );
}
