import { PATHS } from '#src/config/paths.ts';
import { MENU } from '#src/content/catering.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { Dock } from '#src/ui/dock.tsx';
import { useDishCount } from './use-catering-cart.ts';

/** At the foot of a menu: how many dishes are chosen, and the way to them. */
export function MenuDock() {
  const count = useDishCount();
  const { dock } = MENU;
  return (
    <Dock label={dock.label} value={count > 0 ? dock.chosen(count) : dock.none}>
      <LinkButton to={PATHS.cateringCart}>{dock.action}</LinkButton>
    </Dock>
  );
}
