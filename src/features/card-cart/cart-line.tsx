import { memo } from 'react';
import { designPicture } from '#src/catalogue/card-series.ts';
import { PATHS } from '#src/config/paths.ts';
import { AMOUNT } from '#src/domain/order/amount.ts';
import { useDrawnPictures } from '#src/lib/drawn-pictures.ts';
import { rupeeRangeShort } from '#src/lib/money.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { notify } from '#src/ui/toast.tsx';
import { UndoButton } from '#src/ui/undo-button.tsx';
import { CART } from '#text/cart.ts';
import { cardCart } from './card-cart.ts';
import type { PricedLine } from './card-order.ts';
import styles from './cart-line.module.css';

interface CartLineProps {
  line: PricedLine;
  removed: boolean;
  onToggle: (designId: string) => void;
}

/** One design in the cart; after removal only its name and Undo. Renders again only if something about it changes. */
export const CartLine = memo(function CartLine({ line, removed, onToggle }: CartLineProps) {
  const { designId, design, series, price, amount, estimate } = line;
  const source = designPicture(series, design);
  const drawn = useDrawnPictures((pictures) => pictures[source.name]);
  const toggle = () => {
    onToggle(designId);
    if (!removed) notify.success(CART.removed);
  };
  return (
    <li className={styles.line} data-removed={removed || undefined}>
      <div className={styles.thumb}>
        {drawn ? <img src={drawn.address} alt={source.alt} /> : <Picture source={source} sizes="104px" />}
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>
          <LinkButton look="link" to={`${PATHS.weddingCards}?design=${designId}`}>
            {design.name}
          </LinkButton>
        </h2>
        {removed ? (
          <p>{CART.removedLine}</p>
        ) : (
          <p>
            {series.title},{' '}
            <span className={styles.together}>
              {rupeeRangeShort(price)} {CART.each}
            </span>
          </p>
        )}
      </div>
      {!removed && (
        <div className={styles.amount}>
          <Stepper
            value={amount}
            min={AMOUNT.min}
            max={AMOUNT.max}
            onChange={(next) => cardCart.setAmount(designId, next)}
            labels={{
              fewer: CART.fewer(design.name),
              amount: CART.amount(design.name),
              more: CART.more(design.name),
            }}
            error={CART.amountError}
          />
        </div>
      )}
      <div className={styles.foot}>
        <UndoButton removed={removed} name={design.name} labels={CART} onToggle={toggle} />
        {!removed && <output className={styles.estimate}>{rupeeRangeShort(estimate)}</output>}
      </div>
    </li>
  );
});
