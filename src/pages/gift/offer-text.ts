import type { GiftOffer } from '#src/catalogue/gift-offers.ts';
import { amountOff } from '#src/lib/amount-off.ts';
import { GIFT } from '#text/gift.ts';

const { off, voucher, flat, flatLine, lines } = GIFT.offers;

/** 'off gifts', 'gift voucher', 'off your order'. */
export function offerTitle({ kind, on }: GiftOffer): string {
  if (kind === 'voucher') return voucher;
  return on ? off[on] : flat;
}

/** How to claim the offer, or what it applies to. */
export function offerTerms({ code, on }: GiftOffer): string {
  if (code) return lines.code;
  return on ? lines[on] : lines.voucher;
}

/** `10% off cards`, `₹100 gift voucher`, `Flat ₹20 off your order with code SHAGUN20`. */
export function offerLine(offer: GiftOffer): string {
  if (offer.code) return flatLine(amountOff(offer), offer.code);
  return `${amountOff(offer)} ${offerTitle(offer)}`;
}
