/**
 * `npm run bench -- desk`: what the desk of a wedding with 1,500 families and 1,200 replies reads, and how long until it can be
 * used, for docs/scale.md. `-- --keep` reuses dist/, `-- --runs 1` is a quick look.
 */
import { parseArgs } from 'node:util';
import type { BrowserContext } from 'playwright';
import { GUESTS } from '#text/invitations/guests.ts';
import { GUESTS_PATH, startBusyDesk } from './busy-desk.ts';
import { buildSite, median, SITE, withSite } from './site.ts';
import { PHONE, slowProcessor } from './slow-phone.ts';
import type { Traffic } from './traffic.ts';
import { NO_TRAFFIC, withRequest } from './traffic.ts';

const CHANGES = 10;

/** A first visit takes long on a busy machine. */
const LONGEST_MS = 120_000;

/** Without a read for this long, the list is up to date. */
const IDLE_MS = 2_000;

/** Reading what is new: ten changes, the five empty or repeated queries, the invitation and its team. */
const MOST_READS_AGAIN = CHANGES + 20;

interface Visit extends Traffic {
  /** Milliseconds until the list is shown, and until it is up to date. */
  readonly shown: number;
  readonly settled: number;
}

let traffic = NO_TRAFFIC;
let readAt = 0;

async function visit(context: BrowserContext): Promise<Visit> {
  traffic = NO_TRAFFIC;
  const page = await context.newPage();
  await slowProcessor(page);
  const begun = Date.now();
  readAt = begun;
  await page.goto(`${SITE}${GUESTS_PATH}`, { waitUntil: 'commit' });
  const list = page.getByRole('list', { name: GUESTS.title });
  await list.getByRole('listitem').first().waitFor({ timeout: LONGEST_MS });
  const shown = Date.now() - begun;
  while (Date.now() - readAt < IDLE_MS) await page.waitForTimeout(IDLE_MS / 4);
  await page.close();
  return { ...traffic, shown, settled: readAt - begun };
}

const { values } = parseArgs({
  options: { keep: { type: 'boolean' }, runs: { type: 'string', default: '5' } },
});
if (!values.keep) buildSite();
const desk = await startBusyDesk();
const site = {
  backend: desk.firestore,
  connect: [desk.auth],
  onRequest: (path: string, request: string, response: string) => {
    traffic = withRequest(traffic, path, request, response);
    readAt = Date.now();
  },
  onSent: (bytes: number) => {
    traffic = { ...traffic, bytes: traffic.bytes + bytes };
  },
};
const visits = { first: [] as Visit[], second: [] as Visit[], afterChanges: [] as Visit[] };
try {
  await withSite(site, async (browser) => {
    const storageState = await desk.signIn(browser);
    for (let run = 0; run < Number(values.runs); run += 1) {
      const context = await browser.newContext({ storageState, ...PHONE });
      visits.first.push(await visit(context));
      visits.second.push(await visit(context));
      await desk.change(CHANGES);
      visits.afterChanges.push(await visit(context));
      await context.close();
    }
  });
} finally {
  await desk.stop();
}
const middle = (all: readonly Visit[], of: (one: Visit) => number) => median(all.map(of));
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
for (const [name, all] of Object.entries(visits)) {
  const reads = all.map((one) => one.reads).join(', ');
  console.log(
    `${name.padEnd(14)} reads ${reads}; shown after ${seconds(middle(all, (one) => one.shown))}, up to date after ${seconds(middle(all, (one) => one.settled))}`,
  );
}
const [again] = visits.afterChanges;
if (again && again.reads > MOST_READS_AGAIN) {
  console.error(`After ${CHANGES} changes the desk reads ${again.reads} documents.`);
  process.exitCode = 1;
}
