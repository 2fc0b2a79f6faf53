import { carryOutboxes } from './carry-outboxes.ts';

/** Sends what waits from an earlier visit, and has pages of the shop follow the board; guests' pages load nothing of it. */
export async function startLateWork(shop: boolean): Promise<void> {
  carryOutboxes();
  if (!shop) return;
  const { watchShop } = await import('./watch-shop.ts');
  watchShop();
}
