import { PATHS } from '#src/config/paths.ts';
import { CATERING_CART } from '#src/content/catering.ts';
import { CHECKOUT } from '#src/content/checkout.ts';
import { designsText } from '#src/content/counts.ts';
import { useCardCount } from '#src/features/card-cart/use-card-cart.ts';
import { CartDish } from '#src/features/catering-cart/cart-dish.tsx';
import { CartNotices } from '#src/features/catering-cart/cart-notices.tsx';
import { groupDishes } from '#src/features/catering-cart/catering-cart.ts';
import { cateringOrder } from '#src/features/catering-cart/catering-order.ts';
import { kitchenName } from '#src/features/catering-cart/kitchen-name.ts';
import { PartyForm } from '#src/features/catering-cart/party-form.tsx';
import { PrintedMenu } from '#src/features/catering-cart/printed-menu.tsx';
import { cateringCart, useCateringCart } from '#src/features/catering-cart/use-catering-cart.ts';
import { useCateringParty } from '#src/features/catering-cart/use-catering-party.ts';
import layout from '#src/features/checkout/cart-layout.module.css';
import { CheckoutLink, CopyOrder, OrderParts } from '#src/features/checkout/checkout.tsx';
import { OtherCart } from '#src/features/checkout/other-cart.tsx';
import { WaitingCart } from '#src/features/checkout/waiting-cart.tsx';
import { useOrderDesk } from '#src/features/orders/placing/use-order-desk.ts';
import { useRemovableLines } from '#src/lib/use-removable-lines.ts';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { Dock } from '#src/ui/dock.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Envelope } from '#src/ui/envelope.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Wrap } from '#src/ui/section.tsx';
import styles from './catering-cart-page.module.css';
import { DinnerUpdate } from './dinner-update.tsx';

/** /catering-cart: chosen dishes by course, guests and date, and the WhatsApp order. */
export default function CateringCartPage() {
  const { data: cart, ready } = useCateringCart();
  const { data: party } = useCateringParty();
  const designs = useCardCount() ?? 0;
  const { shown, toggle } = useRemovableLines({
    lines: cart.lines,
    idOf: ({ dishId }) => dishId,
    remove: cateringCart.remove,
    putBack: cateringCart.putBack,
  });
  const groups = groupDishes(shown.map(({ line, ...rest }) => ({ ...line, ...rest })));
  const parts = cart.lines.length > 0 ? cateringOrder(cart, party) : [];
  const desk = useOrderDesk(parts.length > 0);
  const place = () =>
    desk?.placeOrder({
      kind: 'catering',
      lines: groupDishes(cart.lines).flatMap(({ chosen }) =>
        chosen.map(({ dish, amount }) => ({
          id: dish.id,
          amount,
          price: undefined,
          label: kitchenName(dish),
        })),
      ),
      total: { low: 0, high: 0 },
      discounts: [],
      facts: { couple: '', date: party.date ?? '', guests: party.guests ?? 0 },
    });
  const head = (
    <PageHead
      title={CATERING_CART.title}
      description={CATERING_CART.description}
      path={PATHS.cateringCart}
      hidden
    />
  );

  if (!ready) {
    return (
      <Wrap>
        {head}
        <WaitingCart title={CATERING_CART.title} line={CATERING_CART.waiting} />
      </Wrap>
    );
  }
  const { empty, emptyBesideCards, cards } = CATERING_CART;
  const { title, line } = designs > 0 ? emptyBesideCards : empty;
  const otherCart = designs > 0 && (
    <OtherCart title={cards.title(designsText(designs))} to={PATHS.cart} action={cards.action} />
  );
  const emptyState = (asPageTitle: boolean) => (
    <EmptyState title={title} line={line} asPageTitle={asPageTitle}>
      <LinkButton to={PATHS.catering}>{empty.back}</LinkButton>
      <LinkButton to={PATHS.contactUs} look="secondary">
        {empty.contact}
      </LinkButton>
    </EmptyState>
  );
  if (shown.length === 0) {
    return (
      <Wrap>
        {head}
        <CartNotices />
        <div className={layout.screen}>
          {emptyState(true)}
          {otherCart}
        </div>
      </Wrap>
    );
  }

  const count = CATERING_CART.dishes(cart.lines.length);
  return (
    <>
      {head}
      <Wrap>
        <div className={styles.onScreen}>
          <div className={layout.page}>
            <div className={layout.head}>
              <h1>{CATERING_CART.title}</h1>
              <p>{CATERING_CART.line}</p>
              <CartNotices />
              {party.dinner && <DinnerUpdate dinner={party.dinner} />}
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
                        onToggle={toggle}
                      />
                    ))}
                  </ul>
                </section>
              ))}
            </div>
            {parts.length === 0 ? (
              emptyState(false)
            ) : (
              <div className={layout.total}>
                <PartyForm />
                <Envelope label={CATERING_CART.total}>
                  <p>{CATERING_CART.total}</p>
                  <p className={styles.sum}>{cart.lines.length}</p>
                  <p className={styles.confirm}>{CATERING_CART.confirm}</p>
                </Envelope>
                <div className={layout.details}>{desk && <desk.Panel kind="catering" />}</div>
                <div className={styles.checkout}>
                  <CheckoutLink parts={parts} place={place} full>
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
              </div>
            )}
            {otherCart}
          </div>
        </div>
        <PrintedMenu groups={groupDishes(cart.lines)} party={party} />
      </Wrap>
      {parts.length > 0 && (
        <Dock label={CATERING_CART.total} value={count}>
          <CheckoutLink parts={parts} place={place} label={CHECKOUT.actionOnWhatsApp}>
            {CHECKOUT.action}
          </CheckoutLink>
        </Dock>
      )}
    </>
  );
}
