import { designPicture } from '#src/catalogue/card-series.ts';
import { LIMITS } from '#src/config/limits.ts';
import { PATHS } from '#src/config/paths.ts';
import { CART } from '#src/content/cart.ts';
import { rupeeRangeShort } from '#src/lib/money.ts';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { notify } from '#src/ui/toast.tsx';
import type { PricedLine } from './card-order.ts';
import styles from './cart-line.module.css';
import { cardCart } from './use-card-cart.ts';

/** One design of the cart: picture, name, price, amount, estimate, Remove item (with a way to undo it). */
export function CartLine({ line }: { line: PricedLine }) {
  const { designId, design, series, amount, estimate } = line;
  const remove = () => {
    const putBack = cardCart.remove(designId);
    notify.withAction(CART.removed, CART.undo, putBack);
  };
  return (
    <li className={styles.line}>
      <div className={styles.thumb}>
        <Picture source={designPicture(series, design)} sizes="104px" />
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <LinkButton look="link" to={`${PATHS.weddingCards}?design=${designId}`}>
            {design.name}
          </LinkButton>
        </h2>
        <p>
          {series.title},{' '}
          <span className={styles.together}>
            {rupeeRangeShort(series.price)} {CART.each}
          </span>
        </p>
      </div>
      <div className={styles.amount}>
        <Stepper
          value={amount}
          min={LIMITS.amount.min}
          max={LIMITS.amount.max}
          onChange={(next) => cardCart.setAmount(designId, next)}
          labels={{
            fewer: CART.fewer(design.name),
            amount: CART.amount(design.name),
            more: CART.more(design.name),
          }}
          error={CART.amountError}
        />
      </div>
      <div className={styles.foot}>
        <Button look="link" onClick={remove} aria-label={`${CART.remove}: ${design.name}`}>
          {CART.remove}
        </Button>
        <output className={styles.estimate}>{rupeeRangeShort(estimate)}</output>
      </div>
    </li>
  );
}
