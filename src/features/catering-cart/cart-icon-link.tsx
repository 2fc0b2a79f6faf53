import { PATHS } from '#src/config/paths.ts';
import { BagLink } from '#src/ui/bag-link.tsx';
import { MENU } from '#text/catering.ts';
import { useDishCount } from './use-catering-cart.ts';

/** Link to the catering cart with a badge for the number of dishes. */
export function CartIconLink() {
  const count = useDishCount();
  return <BagLink to={PATHS.cateringCart} label={MENU.cart(count)} count={count} />;
}
