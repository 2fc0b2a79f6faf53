/**
 * `npm run bench -- invitation`: when a guest sees the names of an invitation without a written page, compared
 * with a written one. `-- --keep` reuses dist/, `-- --runs 1` is a quick look.
 */
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { findFullBrowser } from '#scripts/browser.ts';
import { PATHS } from '#src/config/paths.ts';
import { encodeFields } from '#tests/support/firestore-rest.ts';
import { INVITATION, START } from '#tests/support/invitation-documents.ts';
import { buildSite, median, SITE, withSite } from './site.ts';
import { PHONE, slowDown, withPage } from './slow-phone.ts';

const WRITTEN = PATHS.invitation('SAMP1E000001');
const UNWRITTEN = PATHS.invitation('ABCD12345678');

/** In both invitations. */
const NAME = 'Aarav';

const MOST_RATIO = 1.3;
interface Visit {
  readonly namesAt: number;
  readonly reads: number;
}

const { values } = parseArgs({ options: { keep: { type: 'boolean' }, runs: { type: 'string' } } });
const runs = Number(values.runs ?? 5);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs needs a whole number, not ${values.runs}`);

let reads = 0;

/** With reduced motion there is no envelope over the names. */
async function visit(browser: Browser, path: string): Promise<Visit> {
  reads = 0;
  const options = { ...PHONE, reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
  return withPage(browser, options, async (page) => {
    await page.addInitScript((name) => {
      const namesAt = new Promise<number>((shown) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector('h1')?.textContent?.includes(name)) return;
          observer.disconnect();
          requestAnimationFrame(() => shown(performance.now()));
        }).observe(document, { childList: true, subtree: true, characterData: true });
      });
      Object.assign(window, { namesAt });
    }, NAME);
    await slowDown(page);
    await page.goto(`${SITE}${path}`);
    const namesAt = Number(await page.evaluate(() => Reflect.get(window, 'namesAt') as unknown));
    await page.waitForLoadState('networkidle');
    return { namesAt, reads };
  });
}

if (!values.keep) buildSite();
const site = {
  path: findFullBrowser(),
  document: { name: 'an invitation', fields: encodeFields({ ...INVITATION, updatedAt: START }) },
  onRequest: () => {
    reads += 1;
  },
};
await withSite(site, async (browser) => {
  const written: Visit[] = [];
  const unwritten: Visit[] = [];
  for (let run = 0; run < runs; run += 1) {
    written.push(await visit(browser, WRITTEN));
    unwritten.push(await visit(browser, UNWRITTEN));
  }
  const namesOf = (visits: readonly Visit[]) => median(visits.map(({ namesAt }) => namesAt));
  const readsOf = (visits: readonly Visit[]) => Math.max(...visits.map((one) => one.reads));
  const ratio = namesOf(unwritten) / namesOf(written);
  console.log(`written      names after ${Math.round(namesOf(written))} ms, ${readsOf(written)} read`);
  console.log(`not written  names after ${Math.round(namesOf(unwritten))} ms, ${readsOf(unwritten)} read`);
  console.log(`ratio        ${ratio.toFixed(2)}, of ${MOST_RATIO} it may be; medians of ${runs}`);
  if (ratio > MOST_RATIO || readsOf(written) !== 0 || readsOf(unwritten) !== 1) process.exitCode = 1;
});
