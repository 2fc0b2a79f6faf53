import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import type { Card, CardChoice } from './card.ts';
import { cardOf, textsOf } from './card.ts';
import { measureIn } from './typeset.ts';

/**
 * The card as chosen, once its fonts are loaded; until then the one before.
 *
 * @param dressed an element in the colours and fonts of the design
 */
export function useCard(
  invitation: Invitation,
  choice: CardChoice,
  dressed: RefObject<Element | null>,
): Card | undefined {
  const [card, setCard] = useState<Card>();
  useEffect(() => {
    let gone = false;
    const element = dressed.current;
    if (!element) return;
    measureIn(element, textsOf(invitation, choice)).then((measure) => {
      if (!gone) setCard(cardOf(invitation, choice, measure));
    });
    return () => {
      gone = true;
    };
  }, [invitation, choice, dressed]);
  return card;
}
