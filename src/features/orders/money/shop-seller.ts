import { LEGAL } from '#src/config/legal.ts';
import { SHOP_MONEY } from '#src/config/shop-money.ts';
import { stateOfGstin } from '#src/domain/money/gstin.ts';
import type { Seller, TaxScheme } from '#src/domain/money/invoice.ts';
import type { OrderKind } from '#src/domain/order/order.ts';

const { gstin, fssai, isComposition } = SHOP_MONEY;

export const TAX_SCHEME: TaxScheme = taxScheme();

/** Where the shop is registered; empty where it is not. */
export const SHOP_STATE = stateOfGstin(gstin);

/** The shop as its bills of today name it. Food needs its licence on every bill. */
export function sellerFor(kind: OrderKind): Seller {
  return {
    name: LEGAL.name,
    address: LEGAL.address,
    gstin,
    fssai: kind === 'catering' ? fssai : '',
    scheme: TAX_SCHEME,
  };
}

function taxScheme(): TaxScheme {
  if (gstin === '') return 'none';
  return isComposition ? 'composition' : 'regular';
}
