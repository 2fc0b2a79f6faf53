import { CartIconLink } from '#src/features/catering-cart/cart-icon-link.tsx';
import { CartNotices } from '#src/features/catering-cart/cart-notices.tsx';
import { DishRow } from '#src/features/catering-cart/dish-row.tsx';
import { ExtraField } from '#src/features/catering-cart/extra-field.tsx';
import { MenuDock } from '#src/features/catering-cart/menu-dock.tsx';
import { cateringCart, useCartReady } from '#src/features/catering-cart/use-catering-cart.ts';
import { DishMenu } from '#src/features/dish-menu/dish-menu.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Wrap } from '#src/ui/section.tsx';
import type { Menu } from '#text/catalogue/menus.ts';
import { MENUS } from '#text/catering.ts';
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
