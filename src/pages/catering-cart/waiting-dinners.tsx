import { partyFacts } from '#src/features/catering-cart/catering-party.ts';
import { continueDinner, dinnerKey, useWaitingDinners } from '#src/features/catering-cart/planned-dinners.ts';
import { OrderedDinner } from '#src/features/orders/placing/ordered-dinner.tsx';
import { showFirst } from '#src/lib/show-first.ts';
import { Button } from '#src/ui/button.tsx';
import { CATERING_CART } from '#text/catering.ts';
import { DINNER } from '#text/dinner.ts';
import styles from './dinner-card.module.css';

/** Dinners that were put aside, each with its dishes, and its order where one was placed without leaving the cart. */
export function WaitingDinners({ onContinue }: { readonly onContinue: () => void }) {
  const { data } = useWaitingDinners();
  if (data.length === 0) return null;
  return (
    <section className={styles.others} aria-labelledby="other-dinners">
      <h2 className={styles.title} id="other-dinners">
        {DINNER.others}
      </h2>
      {data.map((waiting) => {
        const { dinner, occasion } = waiting.party;
        const change = () => {
          continueDinner(waiting);
          onContinue();
          showFirst(document.getElementById('main'));
        };
        return (
          <div key={dinnerKey(waiting.party)}>
            <Button look="link" onClick={change}>
              {DINNER.continueWith(
                occasion || (dinner?.name ?? ''),
                CATERING_CART.dishes(waiting.cart.lines.length),
              )}
            </Button>
            <OrderedDinner dinner={partyFacts(waiting.party)} />
          </div>
        );
      })}
    </section>
  );
}
