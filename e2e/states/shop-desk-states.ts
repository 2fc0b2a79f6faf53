import { signIn } from '#e2e/screens/admin-screen.ts';
import type { Database } from '#e2e/support/database.ts';
import { expect } from '#e2e/support/test.ts';
import { textsOf } from '#src/domain/board/board-document.ts';
import { START } from '#tests/support/invitation-documents.ts';
import { SAMPLE_BOARD } from '#tests/support/sample-board.ts';
import type { OwnerState } from './owner-states.ts';

/** A board whose banner is on, whenever the states are looked at. */
async function putBoard(database: Database, out = SAMPLE_BOARD.out): Promise<void> {
  const text = SAMPLE_BOARD.banner?.text ?? { en: '', hi: '' };
  const board = { ...SAMPLE_BOARD, out, banner: { first: '2026-01-01', last: '2099-12-31', text } };
  const fields = { ...textsOf(board), rev: 7, savedAt: START };
  await database.add('shop/today', fields);
  await database.add('shop/r7', fields);
}

/** /manage-shop, and what a customer sees of it. */
export const SHOP_DESK_STATES: readonly OwnerState[] = [
  {
    name: 'manage-shop',
    reach: async (page, database) => {
      await putBoard(database);
      await signIn(page, database, '/manage-shop');
      await expect(page.getByText('Price list no. 7')).toBeVisible();
    },
  },
  {
    name: 'manage-shop-item',
    reach: async (page, database) => {
      await putBoard(database);
      await signIn(page, database, '/manage-shop');
      await page.getByRole('button', { name: 'Change Innova Crysta' }).click();
      await expect(page.getByRole('dialog', { name: 'Innova Crysta' })).toBeVisible();
    },
  },
  {
    name: 'manage-shop-series',
    reach: async (page, database) => {
      await putBoard(database, ['cards/series-4', 'cards/series-4/ivory-arch']);
      await signIn(page, database, '/manage-shop');
      await page.getByRole('button', { name: 'Change Series 4' }).click();
      await expect(page.getByRole('dialog', { name: 'Series 4' })).toBeVisible();
    },
  },
  {
    name: 'manage-shop-preview',
    reach: async (page, database) => {
      await putBoard(database);
      await signIn(page, database, '/manage-shop');
      await page.getByLabel('Text, English').fill('Happy Dev Uthani! Ten saaya dates are still free.');
      await page.getByRole('button', { name: 'Review and save' }).click();
      await expect(page.getByRole('dialog', { name: 'This is what changes' })).toBeVisible();
    },
  },
  {
    name: 'shop-with-board',
    reach: async (page, database) => {
      await putBoard(database);
      await page.goto('/carservice');
      await expect(page.getByText('Happy Dhanteras!')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Not available now' })).toBeVisible();
    },
  },
];
