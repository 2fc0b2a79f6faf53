/**
 * `npm run proof -- film`: sets short, usual and long texts in each script, makes a film in Chromium, checks the file with ffprobe,
 * reads the code from its last frames as a phone does, and measures the preview. `--sheet` writes docs/screens/films.webp instead.
 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { fileFaults } from '#scripts/proof/film/film-file.ts';
import { writeSheet } from '#scripts/proof/film/sheet.ts';
import { TRIED, USUAL } from '#scripts/proof/film/tried-texts.ts';
import { inBrowser } from '#scripts/proof/in-browser.ts';
import type { FilmId } from '#src/domain/film/film.ts';

const PAGE = 'scripts/proof/film/page.html';
const MADE: FilmId = 'e-video-4';
/** How much slower than this machine a phone is, the milliseconds that it has for a frame, and how wide the preview is there. */
const PHONES = [
  [1, 16, 540],
  [4, 33, 360],
] as const;

await inBrowser(async (browser, root) => {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.goto(`${root}${PAGE}`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const ids = await page.evaluate(() => window.filmProof.ids);
  if (process.argv.includes('--sheet')) await writeSheet(page, ids);
  else await proofAll(page, ids);
});

async function proofAll(page: Page, ids: readonly FilmId[]): Promise<void> {
  const faults = [...(await textFaults(page)), ...(await madeFaults(page)), ...(await slowFrames(page, ids))];
  for (const fault of faults) console.log(fault);
  console.log(`${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}

async function textFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [what, texts] of TRIED) {
    const faults = await page.evaluate((tried) => window.filmProof.faults(tried), texts);
    found.push(...faults.map((fault) => `${what}: ${fault}`));
  }
  console.log(`${TRIED.length} couples set: ${found.length} faults`);
  return found;
}

async function madeFaults(page: Page): Promise<string[]> {
  const made = await page.evaluate(([id, texts]) => window.filmProof.make(id, texts), [MADE, USUAL] as const);
  const file = join(mkdtempSync(join(tmpdir(), 'shagun-film-')), 'film.mp4');
  const bytes = Buffer.from(made.base64, 'base64');
  writeFileSync(file, bytes);
  console.log(
    `${file}: made in ${made.seconds.toFixed(1)} s as ${made.codec}, ${(bytes.length / 1e6).toFixed(2)} MB`,
  );
  return fileFaults(file, USUAL.address);
}

/** A phone's time is this machine's, multiplied: a browser that is slowed down would also multiply what others use of the processor. */
async function slowFrames(page: Page, ids: readonly FilmId[]): Promise<string[]> {
  const found: string[] = [];
  for (const [rate, most, width] of PHONES) {
    for (const id of ids) {
      const times = await page.evaluate(
        ([film, texts, across]) => window.filmProof.paintTimes(film, texts, across),
        [id, USUAL, width] as const,
      );
      const sorted = times.map((time) => time * rate).toSorted((one, other) => one - other);
      const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
      console.log(
        `${id}, ${rate} times slower: median ${at(0.5).toFixed(1)} ms, 95th ${at(0.95).toFixed(1)} ms`,
      );
      if (at(0.95) > most) found.push(`${id}: a frame takes ${at(0.95).toFixed(1)} ms of ${most}`);
    }
  }
  return found;
}
