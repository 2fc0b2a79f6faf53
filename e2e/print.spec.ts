import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { storedPhotograph } from '#e2e/support/photographs.ts';
import { COUPLE, openDesk } from '#e2e/support/sign-in-links.ts';
import { expect, test } from '#e2e/support/test.ts';
import { pageSizes, readByPhone } from '#scripts/proof/print/printed-page.ts';
import { CODE, INVITATION, PATH, START, TEAM } from '#tests/support/invitation-documents.ts';

const DOTS_PER_MM = 300 / 25.4;
const CSS_PIXELS_PER_MM = 96 / 25.4;

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: DOTS_PER_MM / CSS_PIXELS_PER_MM });

test('a couple prints a card, and its code opens their page', { tag: '@phone' }, async ({
  page,
  database,
}) => {
  test.slow();
  await page.addInitScript(() => {
    // A real print dialogue would wait for a person.
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await database.add(PATH, { ...INVITATION, createdAt: START });
  await database.add(TEAM, { editors: [COUPLE] });
  await openDesk(page, 'Print');

  await expect(page.getByRole('img', { name: /The card of Aarav & Meera/ })).toBeVisible();
  await expect(page.getByText('Checked: a phone reads the code on this card.')).toBeVisible();

  // Too narrow: refused with the reason, and nothing to press.
  await page.getByLabel('Width of the code in mm').fill('15');
  await expect(page.getByRole('alert')).toContainText('narrower than 20 mm');
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await page.getByLabel('Width of the code in mm').fill('26');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the QR code (SVG)' }).click(),
  ]);
  const address = await readByPhone(
    await sharp(await readFile(await file.path()), { density: 300 })
      .png()
      .toBuffer(),
  );
  expect(address).toMatch(new RegExp(`/I/${CODE}$`));

  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const [size, ...others] = pageSizes(pdf);
  expect(others).toEqual([]);
  // A6 with 10 mm round it for bleed and crop marks.
  expect(Math.abs((size?.width ?? 0) - 125)).toBeLessThan(0.3);
  expect(Math.abs((size?.height ?? 0) - 168)).toBeLessThan(0.3);

  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 800, height: 900 });
  const card = page.locator('[data-sheet="press"] > svg');
  await expect(card).toContainText('Aarav');
  expect(await readByPhone(await card.screenshot())).toBe(address);

  // What the phone has read opens the page.
  await page.emulateMedia({ media: null });
  const path = new URL(address ?? '').pathname;
  expect(path).toBe(`/I/${CODE}`);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: /Aarav/ })).toBeVisible();
});

test('a couple prints its photograph on the back, as a second page for the press and for the proof', {
  tag: '@phone',
}, async ({ page, database }) => {
  test.slow();
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/faq');
  const cover = await storedPhotograph(page, 'light');
  await database.add(PATH, { ...INVITATION, createdAt: START, order: `f1 cover:${cover.version}` });
  await database.add(`${PATH}/portraits/cover`, cover);
  await database.add(TEAM, { editors: [COUPLE] });
  await openDesk(page, 'Print');
  await page.getByRole('checkbox', { name: /Our photograph on the back/ }).check();
  await expect(page.getByRole('img', { name: /^The back of the card/ })).toBeVisible();
  await expect(page.getByText('Checked: a phone reads the code on this card.')).toBeVisible();

  for (const [press, sheet, width, height] of [
    ['Print a proof on A4', 'proof', 210, 297],
    ['Print or save as PDF', 'press', 125, 168],
  ] as const) {
    await page.getByRole('button', { name: press }).click();
    await expect(page.locator(`html[data-printed] [data-sheet="${sheet}"]`)).toBeAttached();
    const sizes = pageSizes(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    expect(sizes).toHaveLength(2);
    for (const size of sizes) {
      expect(Math.abs(size.width - width)).toBeLessThan(0.3);
      expect(Math.abs(size.height - height)).toBeLessThan(0.3);
    }
  }

  // The couple's picture, and the colour of the dress round it.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 800, height: 900 });
  const back = page.locator('[data-sheet="press"] > svg').nth(1);
  await expect(back).toContainText('Aarav & Meera');
  const { data, info } = await sharp(await back.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => {
    const at = (Math.round((y / 168) * info.height) * info.width + Math.round((x / 125) * info.width)) * 3;
    return [...data.subarray(at, at + 3)];
  };
  expect(colourAt(9, 9)).toEqual([0x4a, 0x08, 0x18]);
  const [red = 0, , blue = 0] = colourAt(62, 24);
  expect(red, 'the pale sky of the photograph').toBeGreaterThan(200);
  expect(blue).toBeGreaterThan(150);
});
