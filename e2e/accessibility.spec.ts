import { GUEST_STATES } from '#e2e/states/guest-states.ts';
import { OWNER_STATES } from '#e2e/states/owner-states.ts';
import { findings } from '#e2e/support/axe.ts';
import { expect, test } from '#e2e/support/test.ts';

/** Screens as they open are held to the same in `every-route.spec.ts`. */
test.use({ expectedErrors: [/status of 404|ERR_INTERNET_DISCONNECTED/], reducedMotion: 'reduce' });

for (const { name, reach, only } of GUEST_STATES) {
  const tag = only === 'wide' ? '@desktop' : '@phone';
  test(`axe finds nothing in the state ${name}`, { tag }, async ({ page }) => {
    await reach(page);
    expect(await findings(page)).toEqual([]);
  });
}

for (const { name, reach } of OWNER_STATES) {
  test(`axe finds nothing in the state ${name}`, { tag: '@desktop' }, async ({ page, database }) => {
    await reach(page, database);
    expect(await findings(page)).toEqual([]);
  });
}
