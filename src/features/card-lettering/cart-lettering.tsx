import { useEffect } from 'react';
import { hasBothNames } from './card-names.ts';
import { showCard } from './draw-cards.ts';
import { cardNames } from './use-card-names.ts';

/** Pixels across of a card in the cart, on a phone with three pixels to one. */
const WIDTH = 360;

/** Letters one card after the other. */
export function CartLettering({ designIds }: { designIds: readonly string[] }) {
  const { data: names } = cardNames.useRestored();
  const ids = designIds.join('\n');
  useEffect(() => {
    if (!hasBothNames(names)) return;
    let drawing = Promise.resolve();
    for (const id of ids.split('\n')) {
      drawing = drawing.then(() => showCard(id, names, WIDTH)).catch(() => undefined);
    }
  }, [ids, names]);
  return null;
}
