import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { withBrowser } from '#scripts/browser.ts';

/** WhatsApp shows no larger picture. */
const MOST_BYTES = 300_000;

const SIZE = { width: 1200, height: 630 } as const;
const QUALITY = 84;

/** Font sizes in pixels; a line that would be smaller is left out. */
const SMALLEST = { smallestNames: 24, smallestLine: 20 } as const;

/** Tabs drawing at once. */
const TABS = 2;

/** No request leaves the machine: files of the repository are given to the page under this address. */
const ORIGIN = 'http://pictures.invalid';

/** A picture to draw: its page, from picture-page.ts, and the path of its JPEG. */
export interface Drawing {
  readonly page: string;
  readonly file: string;
}

/** The styles of every picture's page: its own, and the colours of the dresses. */
export function pictureStyle(): string {
  const dresses = readFileSync('src/styles/dresses.css', 'utf8').replaceAll(/@font-face\s*\{[^}]*\}/g, '');
  return dresses + readFileSync('scripts/publish/picture.css', 'utf8');
}

/**
 * Draws pictures in headless Chromium. Resolves with the files that could not be drawn, and why: one of them does not stop the
 * others. Throws when there is no browser.
 */
export async function drawPictures(drawings: readonly Drawing[]): Promise<ReadonlyMap<string, unknown>> {
  const failures = new Map<string, unknown>();
  if (drawings.length === 0) return failures;
  const waiting = drawings.values();
  await withBrowser((browser) =>
    Promise.all(Array.from({ length: TABS }, () => drawAll(browser, waiting, failures))),
  );
  return failures;
}

async function drawAll(
  browser: Browser,
  waiting: Iterable<Drawing>,
  failures: Map<string, unknown>,
): Promise<void> {
  let tab = await openTab(browser);
  for (const drawing of waiting) {
    try {
      await draw(tab, drawing);
    } catch (error) {
      failures.set(drawing.file, error);
      // A page that failed may still be busy with it.
      await tab.close();
      tab = await openTab(browser);
    }
  }
}

async function draw(tab: Page, { page, file }: Drawing): Promise<void> {
  const picture = await photograph(tab, page);
  if (picture.length > MOST_BYTES) throw new Error(`${file} has ${picture.length} bytes.`);
  // An interrupted run leaves no half picture under this name.
  await writeFile(`${file}.part`, picture);
  await rename(`${file}.part`, file);
}

async function openTab(browser: Browser): Promise<Page> {
  const tab = await browser.newPage({ viewport: SIZE });
  await tab.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === '/'
      ? route.fulfill({ contentType: 'text/html', body: '' })
      : route.fulfill({ path: `.${pathname}` });
  });
  await tab.goto(ORIGIN);
  return tab;
}

async function photograph(tab: Page, page: string): Promise<Buffer> {
  await tab.setContent(page);
  await tab.evaluate(fitText, SMALLEST);
  return tab.screenshot({ type: 'jpeg', quality: QUALITY });
}

/** Runs in the page: waits for fonts and picture, then makes what is too long smaller. No function in it can have a name. */
async function fitText({ smallestNames, smallestLine }: typeof SMALLEST): Promise<void> {
  await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
  const room = document.querySelector<HTMLElement>('.room');
  const text = document.querySelector<HTMLElement>('.text');
  const names = document.querySelector<HTMLElement>('h1');
  if (!room || !text || !names) throw new Error('The picture has no room for its text.');
  for (const line of document.querySelectorAll<HTMLElement>('[data-line]')) {
    const size = Number.parseFloat(getComputedStyle(line).fontSize);
    const fitting = (size * room.clientWidth) / Math.max(line.scrollWidth, room.clientWidth);
    line.style.fontSize = `${fitting}px`;
    line.hidden = fitting < smallestLine;
  }
  let size = Number.parseFloat(getComputedStyle(names).fontSize);
  while (
    size > smallestNames &&
    (text.offsetHeight > room.clientHeight || text.scrollWidth > room.clientWidth)
  ) {
    size -= 4;
    names.style.fontSize = `${size}px`;
  }
}
