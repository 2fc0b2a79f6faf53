import { useEffect, useEffectEvent } from 'react';
import { hasBothNames, printedFacts, printedLines } from './card-names.ts';
import { showCard } from './draw-cards.ts';
import type { NamesInCartProps } from './names-in-cart.tsx';
import { cardNames } from './use-card-names.ts';

/** Pixels across of a card in the cart, on a phone with three pixels to one. */
const WIDTH = 360;

/** Letters one card after the other. */
export function CartLettering({ designIds, onNames }: NamesInCartProps) {
  const { data: names } = cardNames.useRestored();
  const ids = designIds.join('\n');
  const report = useEffectEvent(() => onNames({ lines: printedLines(names), facts: printedFacts(names) }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported whenever the names change.
  useEffect(() => report(), [names]);
  useEffect(() => {
    if (!hasBothNames(names)) return;
    let drawing = Promise.resolve();
    for (const id of ids.split('\n')) {
      drawing = drawing.then(() => showCard(id, names, WIDTH)).catch(() => undefined);
    }
  }, [ids, names]);
  return null;
}
