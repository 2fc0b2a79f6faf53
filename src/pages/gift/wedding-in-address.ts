import { GIFT_FOR } from '#src/domain/invitation/gift-link.ts';
import { INVITATION_TEXTS } from '#src/domain/invitation/limits.ts';
import { cleanLine } from '#src/lib/text.ts';
import type { Wedding } from '#text/catalogue/weddings.ts';
import { findWedding, WEDDING_PARAM } from '#text/catalogue/weddings.ts';

/**
 * The wedding that a guest orders for: `?wedding=ID` from a QR page, or names with day and place from an invitation. An
 * address can say anything, so what it says is cut to one short line.
 */
export function weddingIn(search: URLSearchParams): Pick<Wedding, 'names' | 'when'> | undefined {
  const known = findWedding(search.get(WEDDING_PARAM) ?? '');
  if (known) return known;
  const text = (name: string) => cleanLine(search.get(name) ?? '').slice(0, INVITATION_TEXTS.line);
  const [one, other, when] = [text(GIFT_FOR.one), text(GIFT_FOR.other), text(GIFT_FOR.when)];
  return one && other ? { names: [one, other], when } : undefined;
}
