import { useState } from 'react';
import { findDesign } from '#src/catalogue/card-series.ts';
import { PATHS } from '#src/config/paths.ts';
import { useToday } from '#src/data/board/today-store.ts';
import { offersFor } from '#src/domain/order/offers.ts';
import { cardCart, countCards, useCardCart } from '#src/features/card-cart/card-cart.ts';
import { cardOrder, priceCart } from '#src/features/card-cart/card-order.ts';
import { CartLine } from '#src/features/card-cart/cart-line.tsx';
import { Lifafa } from '#src/features/card-cart/lifafa.tsx';
import type { PrintedNames } from '#src/features/card-lettering/names-in-cart.tsx';
import { NamesInCart } from '#src/features/card-lettering/names-in-cart.tsx';
import { useStoredDishCount } from '#src/features/catering-cart/dish-count.ts';
import layout from '#src/features/checkout/cart-layout.module.css';
import {
  CheckoutLink,
  CopyOrder,
  OrderParts,
  OtherCart,
  WaitingCart,
} from '#src/features/checkout/checkout.tsx';
import { useOrderDate } from '#src/features/orders/placing/order-date.ts';
import { useOrderDesk } from '#src/features/orders/placing/use-order-desk.ts';
import { printedTexts } from '#src/features/orders/printed-texts.ts';
import { groupDigits, rupeeRangeShort } from '#src/lib/money.ts';
import { useRemovableLines } from '#src/lib/use-removable-lines.ts';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { Dock } from '#src/ui/dock.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Wrap } from '#src/ui/section.tsx';
import { notify } from '#src/ui/toast.tsx';
import { CART } from '#text/cart.ts';
import { CHECKOUT } from '#text/checkout.ts';
import styles from './cart-page.module.css';

const nameOf = (designId: string) => findDesign(designId)?.design.name ?? designId;

/** /cart: the wedding-card cart with estimate and WhatsApp order. */
export default function CartPage() {
  const { data: cart, ready, dropped, unsaved } = useCardCart();
  const dishes = useStoredDishCount();
  const { lines, discontinued, soldOut, total } = priceCart(cart, useToday().items);
  const { shown, toggle } = useRemovableLines({
    lines,
    idOf: ({ designId }) => designId,
    remove: cardCart.remove,
    putBack: ({ designId, amount }, index) => cardCart.putBack({ designId, amount }, index),
  });
  const [printed, setPrinted] = useState<PrintedNames>();
  const date = useOrderDate();
  const offers = offersFor(date, Date.now());
  const desk = useOrderDesk(lines.length > 0);
  const [notes, setNotes] = useState<readonly string[]>();
  const parts =
    lines.length > 0 ? cardOrder(lines, total, printedTexts(printed?.lines ?? []), offers, notes) : [];
  const place = () =>
    desk?.placeOrder({
      kind: 'cards',
      lines: lines.map(({ designId: id, amount, price, design }) => ({
        id,
        amount,
        price,
        label: `${groupDigits(amount)} ${design.name}`,
      })),
      total,
      discounts: offers,
      printed: printed?.lines,
      suggested: printed?.facts,
    });
  const head = <PageHead title={CART.title} description={CART.description} path={PATHS.cart} hidden />;
  const notices = (dropped || unsaved || discontinued.length + soldOut.length > 0) && (
    <div className={styles.notices} data-unsaved={unsaved || undefined}>
      {dropped && <Notice kind="note" title={CART.dropped} />}
      {unsaved && <Notice kind="note" title={CART.unsaved} />}
      {[...discontinued, ...soldOut].map((designId, place) => (
        <Notice
          key={designId}
          kind="note"
          title={`${place < discontinued.length ? CART.discontinued : CART.soldOut}: ${nameOf(designId)}`}
        >
          <Button
            look="link"
            aria-label={`${CART.remove}: ${nameOf(designId)}`}
            onClick={() => {
              cardCart.remove(designId);
              notify.success(CART.removed);
              document.getElementById('main')?.focus({ preventScroll: true });
            }}
          >
            {CART.remove}
          </Button>
        </Notice>
      ))}
    </div>
  );

  if (!ready) {
    return (
      <Wrap>
        {head}
        <WaitingCart title={CART.title} line={CART.waiting} />
      </Wrap>
    );
  }
  const otherCart = dishes > 0 && (
    <OtherCart title={CART.menu.title(dishes)} to={PATHS.cateringCart} action={CART.menu.action} />
  );
  const { title, line } = dishes > 0 ? CART.emptyBesideMenu : CART.empty;
  const emptyState = (asPageTitle: boolean) => (
    <EmptyState title={title} line={line} asPageTitle={asPageTitle}>
      <LinkButton to={PATHS.weddingCards}>{CART.empty.cards}</LinkButton>
      <LinkButton to={PATHS.catering} look="secondary">
        {CART.empty.catering}
      </LinkButton>
    </EmptyState>
  );
  if (shown.length === 0) {
    return (
      <Wrap>
        {head}
        {notices}
        <div className={layout.screen}>
          {emptyState(true)}
          {otherCart}
        </div>
      </Wrap>
    );
  }

  return (
    <>
      {head}
      <Wrap>
        <div className={layout.page}>
          <div className={layout.head}>
            <h1>{CART.title}</h1>
            <p>{CART.line}</p>
          </div>
          <NamesInCart designIds={lines.map(({ designId }) => designId)} onNames={setPrinted} />
          <div>
            <ul>
              {shown.map(({ line, removed }) => (
                <CartLine key={line.designId} line={line} removed={removed} onToggle={toggle} />
              ))}
            </ul>
            {notices}
          </div>
          {lines.length === 0 ? (
            emptyState(false)
          ) : (
            <div className={layout.total}>
              <Lifafa
                total={total}
                cards={countCards(lines)}
                designs={lines.length}
                offers={offers}
                date={date}
              />
              <div className={layout.details}>
                {desk && <desk.Panel kind="cards" printed={printed?.lines} onNotes={setNotes} />}
              </div>
              {parts.length > 1 && <OrderParts parts={parts} />}
              <div className={`${layout.more} ${styles.more}`}>
                <LinkButton look="link" to={PATHS.weddingCards}>
                  {CART.addMore}
                </LinkButton>
                <CopyOrder parts={parts} />
              </div>
              {desk && <desk.Foot kind="cards" />}
            </div>
          )}
          {otherCart}
        </div>
      </Wrap>
      {lines.length > 0 && (
        <Dock label={CART.total} value={rupeeRangeShort(total)}>
          <CheckoutLink parts={parts} place={place} ask={desk?.askWho}>
            {CHECKOUT.action}
          </CheckoutLink>
        </Dock>
      )}
    </>
  );
}
