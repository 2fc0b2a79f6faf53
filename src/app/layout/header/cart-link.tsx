import { PATHS } from '#src/config/paths.ts';
import { BagLink } from '#src/ui/bag-link.tsx';
import { useBag } from './use-bag.ts';

export function CartLink() {
  const { count, label } = useBag();
  return <BagLink to={PATHS.cart} label={label} count={count} />;
}
