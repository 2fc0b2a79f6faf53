import { useEffect, useEffectEvent } from 'react';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import type { PrintedLine } from '#src/domain/order/order.ts';
import { readText } from '#src/lib/storage.ts';
import { useInBrowser } from '#src/lib/use-in-browser.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { hasBothNames, printedFacts, printedLines } from './card-names.ts';
import { cardNames } from './use-card-names.ts';

export interface PrintedNames {
  readonly lines: readonly PrintedLine[];
  readonly facts: { readonly couple: string; readonly place: string };
}

export interface NamesInCartProps {
  designIds: readonly string[];
  onNames: (names: PrintedNames) => void;
}

const CartLettering = lazyPart(() => import('./cart-lettering.tsx').then((loaded) => loaded.CartLettering));

/** Letters the cards in the cart with the stored names, and reports them for the order. */
export function NamesInCart(props: NamesInCartProps) {
  const hasNames = useInBrowser(!!readText(STORAGE_KEYS.cardNames), false);
  const wasTyped = cardNames.useSelected(({ data }) => hasBothNames(data));
  return (hasNames || wasTyped) && <KeptNames {...props} />;
}

/** Reports the names at once: an order has them even where the code that draws them could not be loaded. */
function KeptNames({ designIds, onNames }: NamesInCartProps) {
  const { data: names } = cardNames.useRestored();
  const report = useEffectEvent(() => onNames({ lines: printedLines(names), facts: printedFacts(names) }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported whenever the names change.
  useEffect(() => report(), [names]);
  return hasBothNames(names) && <CartLettering designIds={designIds} names={names} />;
}
