import type { Page } from '@playwright/test';
import type { Database } from '#e2e/support/database.ts';
import { approve, measure } from '#e2e/support/hall.ts';
import { openLive } from '#e2e/support/live.ts';
import { fetchOf } from '#e2e/support/passing-on.ts';
import { codeSeenFrom } from '#e2e/support/seen-from-afar.ts';
import { waitForOffline } from '#e2e/support/service-worker.ts';
import { COUPLE, signInByLink } from '#e2e/support/sign-in-links.ts';
import { expect, test } from '#e2e/support/test.ts';
import { SAMPLE_CODES } from '#src/catalogue/sample-codes.ts';
import { SERVER_TIME } from '#tests/support/firestore-rest.ts';
import { CODE, INVITATION, PATH, START, TEAM } from '#tests/support/invitation-documents.ts';

test.use({ reducedMotion: 'no-preference' });

const WALL = `/i/${CODE}/wall`;
const MINUTE_MS = 60_000;
const SETTINGS = { ...INVITATION.settings, wall: 'approved' };

test.use({ viewport: { width: 1920, height: 1080 } });

async function openWedding(database: Database): Promise<void> {
  await database.add(PATH, { ...INVITATION, settings: SETTINGS, createdAt: START });
  await database.add(TEAM, { editors: [COUPLE] });
}

/** Jumps to the next reading: a clock that runs on would exceed the time that a response may take. */
async function readAgain(page: Page): Promise<void> {
  const read = page.waitForResponse(/:runQuery/);
  await page.clock.fastForward(MINUTE_MS);
  await read;
}

test('a phone reads the code from four metres, in every dress', { tag: '@desktop' }, async ({ page }) => {
  for (const code of SAMPLE_CODES) {
    await openLive(page, `/i/${code}/wall`);
    await expect
      .poll(async () => codeSeenFrom(4, await page.screenshot()))
      .toMatch(new RegExp(`^HTTPS?://.*/I/${code}$`));
  }
});

test('after eight hours the page is as small as after one', { tag: ['@desktop', '@long'] }, async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.clock.install();
  await openLive(page, `/i/${SAMPLE_CODES[0]}/wall`);
  const seen = new Set<string | null>();
  const showFor = async (hours: number) => {
    for (let minute = 0; minute < hours * 60; minute += 10) {
      await page.clock.runFor(10 * MINUTE_MS);
      seen.add(await page.locator('blockquote').textContent());
    }
    return measure(page);
  };

  const early = await showFor(1);
  const late = await showFor(7);

  expect(seen.size).toBeGreaterThan(2);
  expect(late.elements).toBeLessThanOrEqual(early.elements + 5);
  expect(late.heap / early.heap).toBeLessThan(1.15);
});

test.describe('in the hall', () => {
  test.use({ serviceWorkers: 'allow' });

  test.use({
    expectedErrors: [/status of 403|net::ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED/],
  });

  test('a blessing comes and goes within a minute', { tag: '@desktop' }, async ({ page, database }) => {
    await openWedding(database);
    await approve(database, 'first', 'सदा सुखी रहो 🙏');
    await page.clock.install();
    await openLive(page, WALL);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aarav & Meera');
    await expect(page.getByText('सदा सुखी रहो 🙏')).toBeVisible();
    await expect(page.locator('blockquote')).toHaveAttribute('lang', 'hi');

    await approve(database, 'second', 'Be happy, you two.');
    await readAgain(page);
    await page.clock.runFor(15_000);
    await expect(page.getByText('Be happy, you two.')).toBeVisible();

    await database.add(`${PATH}/wall/second`, { changedAt: SERVER_TIME });
    await readAgain(page);
    await expect(page.getByText('Be happy, you two.')).toBeHidden();
    await expect(page.getByText('सदा सुखी रहो 🙏')).toBeVisible();
  });

  test('without a network the wall goes on, and closed meanwhile it keeps nothing', {
    tag: '@desktop',
  }, async ({ page, context, database }) => {
    await openWedding(database);
    await approve(database, 'first', 'Be happy.');
    await approve(database, 'second', 'सदा सुखी रहो 🙏');
    await page.clock.install();
    await openLive(page, WALL);
    await expect(page.getByText('सदा सुखी रहो 🙏')).toBeVisible();

    await context.setOffline(true);
    await page.clock.runFor(5 * MINUTE_MS);
    await expect(page.getByText('No network. The wall goes on with what it has.')).toHaveCount(1);
    await expect(page.getByText(/^(Be happy\.|सदा सुखी रहो 🙏)$/)).toBeVisible();

    await database.add(PATH, { ...INVITATION, createdAt: START });
    await context.setOffline(false);
    await page.clock.fastForward(MINUTE_MS);
    await expect(page.getByText('The wall is closed for now')).toBeVisible();
    await expect(page.locator('blockquote')).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/Be happy|सदा सुखी/);
  });

  test('it opens again without a network', { tag: '@desktop' }, async ({ page, context, database }) => {
    await openWedding(database);
    await approve(database, 'first', 'सदा सुखी रहो 🙏');
    await openLive(page, WALL);
    await expect(page.getByText('सदा सुखी रहो 🙏')).toBeVisible();
    await waitForOffline(page);
    await page.reload();
    await page.locator('html[data-app="hydrated"]').waitFor();

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('सदा सुखी रहो 🙏')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aarav & Meera');
  });

  test('an evening with nothing new reads two documents a minute', { tag: '@desktop' }, async ({
    page,
    database,
  }) => {
    await openWedding(database);
    await approve(database, 'first', 'Be happy.');
    await page.clock.install();
    await openLive(page, WALL);
    await expect(page.getByText('Be happy.')).toBeVisible();
    const found: number[] = [];
    // Not from the page's responses: the browser may have discarded a body before it is read here.
    await page.route(/:runQuery/, async (route) => {
      const response = await fetchOf(route);
      const result: readonly object[] = await response.json();
      found.push(result.filter((one) => 'document' in one).length);
      await route.fulfill({ response });
    });

    for (let minute = 0; minute < 20; minute += 1) await readAgain(page);

    // An empty result is billed as one; the rules look up the invitation.
    const documents = found.reduce((sum, count) => sum + Math.max(count, 1) + 1, 0);
    expect(documents).toBeGreaterThanOrEqual(2 * 20);
    expect(documents).toBeLessThanOrEqual(2 * 21);
  });

  test('the couple prints the approved blessings as a book of A5 pages', { tag: '@desktop' }, async ({
    page,
    database,
  }) => {
    await openWedding(database);
    for (let number = 1; number <= 40; number += 1) {
      await approve(database, `b${number}`, `Blessing ${number}: सदा सुखी रहो, फूलो-फलो 🙏`);
    }
    await database.add(`${PATH}/wall/hidden`, { changedAt: SERVER_TIME });
    await page.goto(`/my-wedding?code=${CODE}#book`);
    await signInByLink(page, COUPLE);
    await page.getByRole('link', { name: 'Book', exact: true }).click();
    await expect(page.getByText('40 blessings in the book')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print it or save it as PDF' })).toBeVisible();

    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    const sizes = [...pdf.matchAll(/\/MediaBox \[([^\]]+)\]/g)].map(([, size = '']) =>
      size.split(' ').map((points) => Math.round((Number(points) / 72) * 25.4)),
    );
    expect(sizes.length).toBeGreaterThan(5);
    expect(new Set(sizes.map(String))).toEqual(new Set(['0,0,148,210']));

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByText('Blessing 40: सदा सुखी रहो, फूलो-फलो 🙏')).toBeVisible();
    await expect(page.getByText('40 blessings from family and friends')).toBeVisible();
  });
});
