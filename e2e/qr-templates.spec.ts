import sharp from 'sharp';
import { FACTS } from '#e2e/support/catalogue.ts';
import { openLive } from '#e2e/support/live.ts';
import { expect, test } from '#e2e/support/test.ts';
import { readQrCode } from '#src/lib/read-qr-code.ts';

test('a couple zooms a QR card, returns with Back, and books it with its picture', { tag: '@phone' }, async ({
  page,
}) => {
  await openLive(page, '/qr-templates');
  await page.getByRole('button', { name: 'See it larger: Muslim Wedding QR template' }).click();
  const large = page.getByRole('dialog');
  await expect(large.getByRole('heading', { name: 'Muslim Wedding QR template' })).toBeVisible();
  await expect(large.getByText(`2 of ${FACTS.qrTemplates.length}`)).toBeVisible();
  await large.getByRole('button', { name: 'Next' }).click();
  await expect(large.getByRole('heading', { name: 'Punjabi Wedding QR template' })).toBeVisible();

  const address = new URL((await large.getByRole('link', { name: 'BOOK NOW' }).getAttribute('href')) ?? '');
  expect(address.searchParams.get('text')).toContain('*Punjabi Wedding QR template*');
  const picture = /https?:\S+\.webp/.exec(address.searchParams.get('text') ?? '')?.[0] ?? '';
  const response = await page.request.get(new URL(picture).pathname);
  expect(response.headers()['content-type']).toBe('image/webp');

  await page.goBack();
  await expect(large).toBeHidden();
  await expect(page).toHaveURL(/\/qr-templates$/);
});

test('the code on a wide screen opens the sample page on a phone', {
  tag: '@desktop',
}, async ({ page }) => {
  await openLive(page, '/qr-templates');
  const sample = page.getByRole('link', { name: 'Open a sample page' });
  const photo = await page.getByRole('img', { name: 'QR code of the sample page' }).screenshot();

  const { data, info } = await sharp(photo).greyscale().raw().toBuffer({ resolveWithObject: true });
  const code = readQrCode(new Uint8Array(data), info.width, info.height) ?? '';
  expect(new URL(code).pathname).toBe(await sample.getAttribute('href'));
});
