import type { ReactNode } from 'react';
import { useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { useToday } from '#src/data/board/today-store.ts';
import { CartDish } from '#src/features/catering-cart/cart-dish.tsx';
import { CartNotices } from '#src/features/catering-cart/cart-notices.tsx';
import type { CateringCart, DishLine } from '#src/features/catering-cart/catering-cart.ts';
import {
  cateringCart,
  chosenIds,
  EMPTY_CATERING_CART,
  extrasOf,
  groupDishes,
} from '#src/features/catering-cart/catering-cart.ts';
import { cateringOrder, kitchenName } from '#src/features/catering-cart/catering-order.ts';
import type { CateringParty } from '#src/features/catering-cart/catering-party.ts';
import { changeParty, NO_PARTY, partyFacts, platesOf } from '#src/features/catering-cart/catering-party.ts';
import { ExtraField } from '#src/features/catering-cart/extra-field.tsx';
import { PartyForm } from '#src/features/catering-cart/party-form.tsx';
import { PrintedMenu } from '#src/features/catering-cart/printed-menu.tsx';
import layout from '#src/features/checkout/cart-layout.module.css';
import { CheckoutLink, CopyOrder, OrderParts } from '#src/features/checkout/checkout.tsx';
import type { OrderDesk } from '#src/features/orders/placing/use-order-desk.ts';
import type { RemovableLine } from '#src/lib/use-removable-lines.ts';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { Dock } from '#src/ui/dock.tsx';
import { Envelope } from '#src/ui/envelope.tsx';
import { Wrap } from '#src/ui/section.tsx';
import { CATERING_CART } from '#text/catering.ts';
import { CHECKOUT } from '#text/checkout.ts';
import styles from './catering-cart-page.module.css';
import { PlannedDinner, WaitingDinners } from './planned.tsx';

interface MenuOrderProps {
  readonly cart: CateringCart;
  readonly party: CateringParty;
  readonly shown: readonly RemovableLine<DishLine>[];
  readonly onToggle: (dishId: string) => void;
  readonly desk: OrderDesk | undefined;
  /** The cart is then another dinner's, or empty. */
  readonly onOther: () => void;
  /** In place of the order while every dish is removed. */
  readonly empty: ReactNode;
  readonly otherCart: ReactNode;
}

/** The chosen dishes by course, whom they are for, and the order. */
export function MenuOrder({ cart, party, shown, onToggle, desk, onOther, empty, otherCart }: MenuOrderProps) {
  // A field that is emptied stays while the page is open.
  const [opened] = useState(cart.wishes);
  const groups = groupDishes(
    shown.map(({ line, ...rest }) => ({ ...line, ...rest })),
    { ...opened, ...cart.wishes },
  );
  const { items } = useToday();
  const [notes, setNotes] = useState<readonly string[]>();
  const parts = cart.lines.length > 0 ? cateringOrder(cart, party, notes, items) : [];
  const place = () => {
    const link = desk?.placeOrder(orderOf(cart, party));
    // After the press, which still needs the link that was pressed.
    if (link !== undefined) {
      setTimeout(() => {
        cateringCart.replace(EMPTY_CATERING_CART);
        changeParty(() => NO_PARTY);
        onOther();
      });
    }
    return link;
  };
  return (
    <>
      <Wrap>
        <div className={styles.onScreen}>
          <div className={layout.page}>
            <div className={layout.head}>
              <h1>{CATERING_CART.title}</h1>
              <p>{CATERING_CART.line}</p>
              <CartNotices />
              <PlannedDinner party={party} chosen={chosenIds(cart)} heading="h2" />
            </div>
            <div className={styles.groups}>
              {groups.map(({ category, chosen }) => (
                <section key={category.id} aria-labelledby={`cart-${category.id}`}>
                  <h2 className={styles.category} id={`cart-${category.id}`}>
                    {category.name}
                    <span className={styles.count}>{chosen.filter(({ removed }) => !removed).length}</span>
                  </h2>
                  <ul>
                    {chosen.map(({ dish, amount, removed }) => (
                      <CartDish
                        key={dish.id}
                        dish={dish}
                        amount={amount}
                        removed={removed}
                        onToggle={onToggle}
                      />
                    ))}
                  </ul>
                  <ExtraField category={category} />
                </section>
              ))}
            </div>
            {parts.length === 0 ? (
              empty
            ) : (
              <div className={layout.total}>
                <PartyForm />
                <Envelope label={CATERING_CART.total} hasCoin={false}>
                  <p>{CATERING_CART.total}</p>
                  <p className={styles.sum}>{cart.lines.length}</p>
                  <p>{CATERING_CART.price}</p>
                  <p className={styles.confirm}>{CATERING_CART.confirm}</p>
                </Envelope>
                <div className={layout.details}>
                  {desk && <desk.Panel kind="catering" onNotes={setNotes} />}
                </div>
                <div className={styles.checkout}>
                  <CheckoutLink parts={parts} place={place} ask={desk?.askWho} full>
                    {CHECKOUT.actionOnWhatsApp}
                  </CheckoutLink>
                </div>
                {parts.length > 1 && <OrderParts parts={parts} />}
                <div className={layout.more}>
                  <LinkButton look="link" to={PATHS.catering}>
                    {CATERING_CART.addMore}
                  </LinkButton>
                  <Button look="link" icon="print" onClick={() => window.print()}>
                    {CATERING_CART.print}
                  </Button>
                  <CopyOrder parts={parts} />
                </div>
                {desk && <desk.Foot kind="catering" occasion={party.occasion} />}
              </div>
            )}
            <div>
              <WaitingDinners onContinue={onOther} />
              {otherCart}
            </div>
          </div>
        </div>
        <PrintedMenu groups={groupDishes(cart.lines)} party={party} />
      </Wrap>
      {parts.length > 0 && (
        <Dock label={CATERING_CART.total} value={CATERING_CART.dishes(cart.lines.length)}>
          <CheckoutLink parts={parts} place={place} ask={desk?.askWho} label={CHECKOUT.actionOnWhatsApp}>
            {CHECKOUT.action}
          </CheckoutLink>
        </Dock>
      )}
    </>
  );
}

function orderOf(cart: CateringCart, party: CateringParty): Parameters<OrderDesk['placeOrder']>[0] {
  const lines = groupDishes(cart.lines).flatMap(({ chosen }) =>
    chosen.map(({ dish, amount }) => ({ id: dish.id, amount, price: undefined, label: kitchenName(dish) })),
  );
  const plates = platesOf(party);
  return {
    kind: 'catering',
    lines,
    total: { low: 0, high: 0 },
    discounts: [],
    facts: partyFacts(party),
    plates: plates && {
      veg: plates.veg,
      jain: plates.jain,
      nonVeg: plates.nonVeg,
      children: plates.children,
    },
    wishes: extrasOf(cart),
  };
}
