/**
 * `npm run bench -- album`: a guest's phone with thirty photographs of twelve megapixels, its CPU slowed down four times: the
 * longest task of the page's main thread while they are prepared and while they are sent, and the memory of its process. `--
 * --keep` reuses dist/.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import { ALBUM_PAGE, guestPhotograph, openAlbum } from '#e2e/support/guest-photographs.ts';
import { findFullBrowser } from '#scripts/browser.ts';
import { startScratchFirestore } from '#scripts/emulators/scratch.ts';
import { writeAll } from '#tests/support/firestore-rest.ts';
import { buildSite, SITE, withSite } from './site.ts';
import { PHONE, slowProcessor, withPage } from './slow-phone.ts';

const PHOTOGRAPHS = 30;
const MOST_MS = 100;
/** From the first third of the photographs to the last, in MB. A photograph of twelve megapixels has 48 when it is decoded. */
const MOST_GROWTH = 48;
const MOST_WAIT_MS = 180_000;

/** As files, since the browser would unpack their bytes on the main thread. */
async function photographsIn(folder: string): Promise<string[]> {
  const drawn = await Promise.all(Array.from({ length: PHOTOGRAPHS }, (_, index) => guestPhotograph(index)));
  return drawn.map(({ name, buffer }) => {
    const file = join(folder, name);
    writeFileSync(file, buffer);
    return file;
  });
}

async function memoryOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const held = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0));
  return Math.round(Math.max(...held) / 1024);
}

/** In milliseconds, since the last call. */
async function longestTask(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const tasks: unknown = Reflect.get(window, 'tasks');
    return Array.isArray(tasks) ? Math.round(Math.max(0, ...tasks.splice(0).map(Number))) : 0;
  });
}

async function measure(browser: Browser, page: Page, files: readonly string[]): Promise<boolean> {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  await slowProcessor(page);
  await page.goto(`${SITE}${ALBUM_PAGE}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Choose photographs' }).waitFor();

  await longestTask(page);
  const memory = [await memoryOf(browser)];
  const sampleUntil = async (isDone: () => Promise<boolean>) => {
    const end = Date.now() + MOST_WAIT_MS;
    while (!(await isDone())) {
      if (Date.now() > end) throw new Error(`The photographs did not arrive within ${MOST_WAIT_MS} ms`);
      memory.push(await memoryOf(browser));
      await page.waitForTimeout(100);
    }
  };
  await page
    .getByLabel('Choose photographs')
    .and(page.locator('input'))
    .setInputFiles([...files]);
  await sampleUntil(async () => (await page.locator('main li img').count()) === files.length);
  const preparing = await longestTask(page);
  await page.getByRole('button', { name: `Send ${files.length} photographs` }).click();
  await sampleUntil(() => page.getByText('Thank you! Your photographs have arrived').isVisible());
  const sending = await longestTask(page);

  const third = Math.ceil(memory.length / 3);
  const [early, late] = [Math.max(...memory.slice(0, third)), Math.max(...memory.slice(-third))];
  console.log(
    `longest task while preparing ${preparing} ms, while sending ${sending} ms, limit ${MOST_MS} ms`,
  );
  console.log(
    `memory ${memory[0]} MB before, ${memory.length} samples: at most ${early} MB in the first third, ${late} MB in the last; may grow by ${MOST_GROWTH} MB`,
  );
  return Math.max(preparing, sending) <= MOST_MS && late - early <= MOST_GROWTH;
}

const { values } = parseArgs({ options: { keep: { type: 'boolean' } } });
if (!values.keep) buildSite();
const { folder, host, stop } = await startScratchFirestore();
try {
  await openAlbum({ add: async (path, fields) => void (await writeAll('owner', [[path, fields]])) });
  const files = await photographsIn(folder);
  const isFast = await withSite({ path: findFullBrowser(), backend: host }, (browser) =>
    withPage(browser, { ...PHONE, serviceWorkers: 'block' }, (page) => measure(browser, page, files)),
  );
  if (!isFast) process.exitCode = 1;
} finally {
  await stop();
}
