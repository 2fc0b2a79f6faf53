import { BOOKING_STATES } from '#e2e/states/booking-states.ts';
import { DESK_STATES } from '#e2e/states/desk-states.ts';
import { GUEST_STATES } from '#e2e/states/guest-states.ts';
import { HINDI_STATES } from '#e2e/states/hindi-states.ts';
import { OWNER_STATES } from '#e2e/states/owner-states.ts';
import { ADDRESSES, HINDI_ADDRESSES } from '#e2e/support/addresses.ts';
import { findings } from '#e2e/support/axe.ts';
import { equalAccessFindings } from '#e2e/support/equal-access.ts';
import { expect, test } from '#e2e/support/test.ts';

/** Runs axe and IBM's Equal Access on every route, and axe in every state (`npm run test:axe`). */
test.use({ expectedErrors: [/status of 40[34]|ERR_INTERNET_DISCONNECTED/] });

/**
 * With forced colours (Windows high contrast) the browser picks the colours but axe reads ours, so contrast
 * is skipped.
 */
const LOOKS = [
  { look: 'as it is drawn', media: { contrast: 'no-preference', forcedColors: 'none' } },
  { look: 'with more contrast', media: { contrast: 'more', forcedColors: 'none' } },
  { look: 'in forced colours', media: { contrast: 'no-preference', forcedColors: 'active' } },
] as const;

// A test for each: Equal Access alone takes most of a minute on a large page.
for (const address of [...ADDRESSES, ...HINDI_ADDRESSES]) {
  test(`axe and Equal Access find no violation on ${address} after loading`, async ({ page }) => {
    test.slow();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await equalAccessFindings(page), 'Equal Access').toEqual([]);
    for (const { look, media } of LOOKS) {
      await page.emulateMedia(media);
      expect.soft(await findings(page, { contrast: look !== 'in forced colours' }), look).toEqual([]);
    }
  });
}

const HINDI = HINDI_STATES.map((state) => ({ ...state, name: `${state.name} in Hindi` }));
for (const { name, reach, only } of [...GUEST_STATES, ...HINDI]) {
  const tag = only === 'wide' ? '@desktop' : '@phone';
  test(`axe finds no violation in the state ${name}`, { tag }, async ({ page }) => {
    await reach(page);
    expect(await findings(page)).toEqual([]);
  });
}

for (const { name, reach } of [...OWNER_STATES, ...BOOKING_STATES, ...DESK_STATES]) {
  test(`axe finds no violation in the state ${name}`, async ({ page, database }) => {
    await reach(page, database);
    expect(await findings(page)).toEqual([]);
  });
}
