import { OFFERS } from '#src/domain/order/offers.ts';
import { CARD_DISCOUNTS } from './card-discounts.ts';

const OFFER_IDS: readonly string[] = OFFERS;

/** `ब्रांडेड कार्ड के साथ 20 कैरी बैग मुफ़्त`. */
export function offerText(id: string): string | undefined {
  const discount = CARD_DISCOUNTS[OFFER_IDS.indexOf(id)];
  return discount && `${discount.terms} ${discount.figure} ${discount.offer}`;
}
