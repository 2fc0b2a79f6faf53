import { Unreachable } from '#src/ui/more-pages.tsx';
import { CATERING_CART } from '#text/catering.ts';

/** In place of a part of planned dinners whose code could not be loaded, with a button for trying again. */
export function DinnerFailed({ onRetry }: { readonly onRetry: () => void }) {
  return <Unreachable text={CATERING_CART.dinner.failed} onRetry={onRetry} />;
}
