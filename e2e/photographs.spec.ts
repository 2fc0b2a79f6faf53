import { EditorScreen } from '#e2e/pages/editor-screen.ts';
import { drawnPhotograph } from '#e2e/support/photographs.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a couple adds a cover before it has an account, places it by keyboard, and sees it on its page, also after a reload', async ({
  page,
}) => {
  const editor = new EditorScreen(page);
  await editor.open();
  await editor.fillNames();
  await editor.goTo('Look');
  await page
    .getByLabel('Choose a cover')
    .and(page.locator('input'))
    .setInputFiles(await drawnPhotograph(page, 'light'));

  const dialog = page.getByRole('dialog', { name: 'Place and cut: Cover' });
  const point = dialog.getByRole('slider', { name: 'Point that stays in sight' });
  await point.focus();
  await point.press('ArrowRight');
  await point.press('ArrowUp');
  await point.press('+');
  await expect(point).toHaveAttribute(
    'aria-valuetext',
    '52 % from the left, 48 % from the top, shown at 115 %',
  );
  await dialog.getByRole('button', { name: 'Use it like this' }).click();

  const words = page.getByLabel('What is to be seen? (Cover)');
  await words.fill('Two hills at dawn');
  await words.blur();
  await editor.see();
  const cover = editor.preview.getByRole('img', { name: 'Two hills at dawn' });
  await expect(cover).toBeVisible();
  const names = editor.preview.getByRole('heading', { name: 'Rohan & Priya' });
  const [above, below] = [await cover.boundingBox(), await names.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));

  await page.reload();
  await editor.open();
  await editor.see();
  await expect(cover).toBeVisible();

  await editor.write();
  await editor.goTo('Look');
  await page.getByRole('button', { name: 'Remove: Cover' }).click();
  await expect(page.getByText('Removed: Cover')).toBeVisible();
  await editor.see();
  await expect(cover).toBeHidden();
});

test('a finger chooses the point, and what is no photograph is named', async ({ page }) => {
  const editor = new EditorScreen(page);
  await editor.open();
  await editor.goTo('Look');
  const input = page.getByLabel('Choose a cover').and(page.locator('input'));
  await input.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(page.getByText('This picture could not be opened.')).toBeVisible();
  await input.setInputFiles(await drawnPhotograph(page, 'portrait'));
  const dialog = page.getByRole('dialog', { name: 'Place and cut: Cover' });
  const point = dialog.getByRole('slider', { name: 'Point that stays in sight' });
  const box = await point.boundingBox();
  if (!box) throw new Error('No photograph is shown');
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height * 0.75);
  await expect(point).toHaveAttribute('aria-valuetext', /^2[45] % from the left, 7[456] % from the top/);
});
