/**
 * `npm run screens`: screenshots of every state and of the invitation dresses, and contact sheets of both per width.
 * Arguments go to Playwright: `-- -g dress` draws the dresses only.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import { withBrowser } from '#scripts/browser.ts';
import { runNode } from '#scripts/testing/run-tool.ts';

const FOLDER = 'screens';
const SHEETS = 'docs/screens';

/** Pixels on the contact sheet, by the folder of its screenshots; `tall` is a multiple of the width. */
const CELLS: Readonly<Record<string, { readonly width: number; readonly tall: number }>> = {
  360: { width: 150, tall: 3 },
  768: { width: 220, tall: 2 },
  1280: { width: 300, tall: 1.5 },
  1920: { width: 300, tall: 1.2 },
  'hindi-360': { width: 150, tall: 3 },
  'hindi-768': { width: 220, tall: 2 },
  'hindi-1280': { width: 300, tall: 1.5 },
  'dresses-360': { width: 300, tall: 4 },
  'dresses-768': { width: 300, tall: 1.6 },
  'dresses-1280': { width: 500, tall: 0.8 },
  'dresses-1920': { width: 500, tall: 0.6 },
};
const SHEET_WIDTH = 1_600;
const QUALITY = 32;

const { code, lines } = await runNode(
  ['scripts/bootstrap.mjs', 'scripts/test.ts', 'build', 'e2e', ...process.argv.slice(2)],
  {
    E2E_KIND: 'screens',
    SCREENS_FOLDER: FOLDER,
  },
);
console.log(lines.join('\n'));
mkdirSync(SHEETS, { recursive: true });
await withBrowser(async (browser) => {
  for (const name of Object.keys(CELLS)) await makeSheet(browser, name);
});
process.exitCode = code;

async function makeSheet(browser: Browser, name: string): Promise<void> {
  const cell = CELLS[name];
  const folder = join(FOLDER, name);
  const names = listPictures(folder);
  if (!cell || names.length === 0) return;
  const html = join(folder, 'sheet.html');
  writeFileSync(html, sheetPage(names, cell.width, Math.round(cell.width * cell.tall)));

  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 100 } });
  await page.goto(pathToFileURL(resolve(html)).href);
  const { height } = await page.evaluate(() => document.documentElement.getBoundingClientRect());
  await page.setViewportSize({ width: SHEET_WIDTH, height: Math.ceil(height) });
  // Playwright itself writes only PNG and JPEG.
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await page.close();

  const file = join(SHEETS, `${name}.webp`);
  writeFileSync(file, data, 'base64');
  console.log(`${file}: ${names.length} screens`);
}

function sheetPage(names: readonly string[], width: number, height: number): string {
  const figures = names.map(
    (name) =>
      `<figure><div><img src="${name}"></div><figcaption>${name.replace(/\.png$/, '')}</figcaption></figure>`,
  );
  return `<!doctype html>
<meta charset="utf-8">
<style>
  body { display: flex; flex-wrap: wrap; gap: 14px; margin: 14px; background: #e9dfcd; font: 11px/22px sans-serif; color: #4a2a1c }
  figure { width: ${width}px; margin: 0 }
  div { height: ${height}px; overflow: hidden }
  img { width: 100% }
</style>
${figures.join('\n')}
`;
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
