import { PATHS } from '#src/config/paths.ts';
import { CartNotices } from '#src/features/catering-cart/cart-notices.tsx';
import { cateringCart, useCartReady, useDishCount } from '#src/features/catering-cart/catering-cart.ts';
import { DishRow } from '#src/features/catering-cart/dish-row.tsx';
import { ExtraField } from '#src/features/catering-cart/extra-field.tsx';
import { DishMenu } from '#src/features/dish-menu/dish-menu.tsx';
import { BagLink } from '#src/ui/bag-link.tsx';
import { LinkButton } from '#src/ui/button.tsx';
import { Dock } from '#src/ui/dock.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Wrap } from '#src/ui/section.tsx';
import type { Menu } from '#text/catalogue/menus.ts';
import { MENU, MENUS } from '#text/catering.ts';
import styles from './menu-screen.module.css';

/** Shared layout of the three menu pages. */
export function MenuScreen({ menu, path }: { menu: Menu; path: string }) {
  const ready = useCartReady();
  const { title, description, line } = MENUS[menu.id];
  return (
    <>
      <PageHead title={title} description={description} path={path} share="catering" />
      <Wrap>
        <div className={styles.head}>
          <h1>{title}</h1>
          <p>{line}</p>
          <CartNotices />
        </div>
        <DishMenu
          menu={menu}
          row={DishRow}
          end={ExtraField}
          cart={<CartIconLink />}
          ready={ready}
          chosenNow={cateringCart.chosenNow}
        />
      </Wrap>
      <MenuDock />
    </>
  );
}

/** Bar at the bottom of a menu: number of chosen dishes and a link to the cart. */
function MenuDock() {
  const count = useDishCount();
  const { dock } = MENU;
  return (
    <Dock label={dock.label} value={count > 0 ? dock.chosen(count) : dock.none}>
      <LinkButton to={PATHS.cateringCart}>{dock.action}</LinkButton>
    </Dock>
  );
}

/** Link to the catering cart with a badge for the number of dishes. */
function CartIconLink() {
  const count = useDishCount();
  return <BagLink to={PATHS.cateringCart} label={MENU.cart(count)} count={count} />;
}
