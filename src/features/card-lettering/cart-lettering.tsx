import { useEffect } from 'react';
import { whenBack } from '#src/lib/when-back.ts';
import type { CardNames } from './card-names.ts';
import { hasBothNames } from './card-names.ts';
import { forgetDrawnCards, showCard } from './draw-cards.ts';
import { cardNames } from './use-card-names.ts';

/** Pixels across of a card in the cart, on a phone with three pixels to one. */
const WIDTH = 360;

interface CartLetteringProps {
  readonly designIds: readonly string[];
  readonly names: CardNames;
}

export function CartLettering({ designIds, names }: CartLetteringProps) {
  const ids = designIds.join('\n');
  useEffect(() => {
    let drawing = Promise.resolve();
    const draw = () => {
      for (const id of ids.split('\n')) {
        drawing = drawing.then(() => showCard(id, names, WIDTH)).catch(() => undefined);
      }
    };
    draw();
    return whenBack(draw);
  }, [ids, names]);
  // Another tab may have removed the names.
  useEffect(
    () => () => {
      if (!hasBothNames(cardNames.current())) forgetDrawnCards();
    },
    [],
  );
  return null;
}
