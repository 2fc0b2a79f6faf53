/**
 * `npm run bench -- interactions`: Event Timing of common taps with a 4× CPU slowdown. `-- --keep` reuses dist/, `-- --only
 * letter` measures what has this in its name.
 */
import { parseArgs } from 'node:util';
import type { Browser, CDPSession, Locator } from 'playwright';
import { findFullBrowser } from '#scripts/browser.ts';
import type { BusyDesk, SignedIn } from './busy-desk.ts';
import { startBusyDesk } from './busy-desk.ts';
import type { Interaction } from './interaction-list.ts';
import { INTERACTIONS, WAIT_MS } from './interaction-list.ts';
import { buildSite, median, SITE, withSite } from './site.ts';
import { PHONE, slowProcessor, withPage } from './slow-phone.ts';

const LIMIT_MS = 100;
const RUNS = 7;

/** A typical tap lasts about 80 ms. */
const TAP_MS = 80;

/** Event Timing does not report anything faster. */
const MIN_REPORTED_MS = 16;

/** Scrolls to `target`; the returned function taps its centre. */
async function prepareTap(session: CDPSession, target: Locator): Promise<() => Promise<void>> {
  await target.tap({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('The tap target is not visible');
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return async () => {
    await touch('touchStart', [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]);
    await new Promise((resolve) => setTimeout(resolve, TAP_MS));
    await touch('touchEnd', []);
  };
}

/** Milliseconds from the tap to the next frame, or to the frame with its result, in a fresh browser context. */
async function measureOnce(
  browser: Browser,
  interaction: Interaction,
  signedIn: SignedIn | undefined,
): Promise<number> {
  const options = {
    ...PHONE,
    ...(interaction.desk && signedIn ? { storageState: signedIn } : {}),
    viewport: { ...PHONE.viewport, width: interaction.width ?? PHONE.viewport.width },
    serviceWorkers: 'block',
  } as const;
  return withPage(browser, options, async (page) => {
    if (interaction.stored) {
      await page.addInitScript(([key, text]) => localStorage.setItem(key, text), interaction.stored);
    }
    const session = await slowProcessor(page);
    await page.goto(`${SITE}${interaction.path}`, { waitUntil: 'networkidle' });
    await page.locator('html[data-app="hydrated"]').waitFor();
    await interaction.before?.(page);
    const tap =
      typeof interaction.tap === 'string'
        ? interaction.tap
        : await prepareTap(session, interaction.tap(page));
    await page.evaluate((result) => {
      const taken: number[] = [];
      Object.assign(window, { taken });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('interactionId' in entry && entry.interactionId) taken.push(entry.duration);
        }
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      if (!result) return;
      const watch = { childList: true, subtree: true, characterData: true };
      document.addEventListener(
        'keydown',
        ({ timeStamp }) =>
          new MutationObserver((_, observer) => {
            if (!document.querySelector(result.selector)?.textContent?.includes(result.text)) return;
            observer.disconnect();
            requestAnimationFrame(() => taken.push(performance.now() - timeStamp));
          }).observe(document.body, watch),
        { capture: true, once: true },
      );
    }, interaction.result);
    await page.waitForTimeout(WAIT_MS);
    if (typeof tap === 'string') await page.keyboard.press(tap);
    else await tap();
    await page.waitForTimeout(WAIT_MS);
    await interaction.response(page);
    const taken = await page.evaluate(() => Reflect.get(window, 'taken') as unknown);
    return Array.isArray(taken) ? Math.max(MIN_REPORTED_MS, ...taken.map(Math.round)) : MIN_REPORTED_MS;
  });
}

async function measure(list: readonly Interaction[], desk?: BusyDesk): Promise<number> {
  const backend = desk && { backend: desk.firestore, connect: [desk.auth] };
  return withSite({ path: findFullBrowser(), ...backend }, async (browser) => {
    let slow = 0;
    const signedIn = await desk?.signIn(browser);
    for (const interaction of list) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) times.push(await measureOnce(browser, interaction, signedIn));
      const middle = median(times);
      if (middle > LIMIT_MS) slow += 1;
      console.log(
        `${interaction.name.padEnd(30)} median ${middle} ms of ${RUNS} (${times.join(', ')}), limit ${LIMIT_MS} ms`,
      );
    }
    return slow;
  });
}

const { values } = parseArgs({
  options: { keep: { type: 'boolean' }, only: { type: 'string', default: '' } },
});
if (!values.keep) buildSite();
const asked = INTERACTIONS.filter(({ name }) => name.includes(values.only));
const atDesk = asked.filter(({ desk }) => desk);
let slow = await measure(asked.filter(({ desk }) => !desk));
if (atDesk.length > 0) {
  // Its emulators would slow the others down.
  const desk = await startBusyDesk();
  slow += await measure(atDesk, desk).finally(desk.stop);
}
if (slow > 0) {
  console.error(`${slow} interactions are over the limit of ${LIMIT_MS} ms.`);
  process.exitCode = 1;
}
