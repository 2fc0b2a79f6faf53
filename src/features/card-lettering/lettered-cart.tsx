import { Suspense } from 'react';
import { lazyExtra } from '#src/ui/lazy-extra.ts';

const CartLettering = lazyExtra(() => import('./cart-lettering.tsx').then((loaded) => loaded.CartLettering));

/** Letters the cards in the cart with the names that are kept; without its code they stay the samples. */
export function LetteredCart({ designIds }: { designIds: readonly string[] }) {
  return (
    <Suspense fallback={null}>
      <CartLettering designIds={designIds} />
    </Suspense>
  );
}
