import { PATHS } from '#src/config/paths.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { Dock } from '#src/ui/dock.tsx';
import { MENU } from '#text/catering.ts';
import { useDishCount } from './use-catering-cart.ts';

/** Bar at the bottom of a menu: number of chosen dishes and a link to the cart. */
export function MenuDock() {
  const count = useDishCount();
  const { dock } = MENU;
  return (
    <Dock label={dock.label} value={count > 0 ? dock.chosen(count) : dock.none}>
      <LinkButton to={PATHS.cateringCart}>{dock.action}</LinkButton>
    </Dock>
  );
}
