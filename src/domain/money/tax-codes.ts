import type { OrderKind } from '#src/domain/order/order.ts';
import type { PriceLine } from './money.ts';

/** For a new price line; the owner may change it. Sources, and what to ask an accountant: docs/law.md, 'Money'. */
export const TAX_CODES: Readonly<Record<OrderKind, Pick<PriceLine, 'code' | 'rate'>>> = {
  /** Printed cards with personal greetings, messages or announcements. */
  cards: { code: '4909', rate: 18 },
  /** Catering at events, marriage halls and other places. */
  catering: { code: '996334', rate: 5 },
};

export const NO_TAX: Pick<PriceLine, 'code' | 'rate'> = { code: '', rate: 0 };
