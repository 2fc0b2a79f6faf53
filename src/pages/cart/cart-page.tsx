import { PATHS } from '#src/config/paths.ts';
import { CART } from '#src/content/cart.ts';
import { countCards } from '#src/features/card-cart/card-cart.ts';
import { cardOrder, priceCart } from '#src/features/card-cart/card-order.ts';
import { CartLine } from '#src/features/card-cart/cart-line.tsx';
import { Lifafa } from '#src/features/card-cart/lifafa.tsx';
import { cardCart, useCardCart } from '#src/features/card-cart/use-card-cart.ts';
import { CheckoutLink, CopyOrder, OrderParts } from '#src/features/checkout/checkout.tsx';
import { rupeeRangeShort } from '#src/lib/money.ts';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { Dock } from '#src/ui/dock.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Wrap } from '#src/ui/section.tsx';
import styles from './cart-page.module.css';

/** The wedding-card cart: lines, estimate, and the order ready for WhatsApp. */
export default function CartPage() {
  const { data: cart, ready, dropped, unsaved } = useCardCart();
  const { lines, gone, total } = priceCart(cart);
  const parts = lines.length > 0 ? cardOrder(lines, total) : [];
  const head = <PageHead title={CART.title} description={CART.description} path={PATHS.cart} hidden />;
  const notices = (dropped || unsaved || gone.length > 0) && (
    <div className={styles.notices}>
      {dropped && <Notice kind="note" title={CART.dropped} />}
      {unsaved && <Notice kind="note" title={CART.unsaved} />}
      {gone.map((designId) => (
        <Notice key={designId} kind="note" title={`${CART.gone}: ${designId}`}>
          <Button look="link" onClick={() => cardCart.remove(designId)}>
            {CART.remove}
          </Button>
        </Notice>
      ))}
    </div>
  );

  // What is in the cart only the phone knows: until it has been read, nothing is claimed.
  if (!ready) {
    return (
      <Wrap>
        {head}
        <div className={`${styles.screen} ${styles.waiting} ${styles.head}`}>
          <h1>{CART.title}</h1>
          <p>{CART.waiting}</p>
        </div>
      </Wrap>
    );
  }
  if (lines.length === 0) {
    const { title, line, cards, catering } = CART.empty;
    return (
      <Wrap>
        {head}
        {notices}
        <div className={styles.screen}>
          <EmptyState title={title} line={line} asPageTitle>
            <LinkButton to={PATHS.weddingCards}>{cards}</LinkButton>
            <LinkButton to={PATHS.catering} look="secondary">
              {catering}
            </LinkButton>
          </EmptyState>
        </div>
      </Wrap>
    );
  }

  return (
    <>
      {head}
      <Wrap>
        <div className={styles.page}>
          <div className={styles.head}>
            <h1>{CART.title}</h1>
            <p>{CART.line}</p>
            {notices}
          </div>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <CartLine key={line.designId} line={line} />
            ))}
          </ul>
          <div className={styles.total}>
            <Lifafa total={total} cards={countCards(lines)} designs={lines.length} />
            {parts.length > 1 && <OrderParts parts={parts} />}
            <div className={styles.more}>
              <LinkButton look="link" to={PATHS.weddingCards}>
                {CART.addMore}
              </LinkButton>
              <CopyOrder parts={parts} />
            </div>
          </div>
        </div>
      </Wrap>
      <Dock label={CART.total} value={rupeeRangeShort(total)}>
        <CheckoutLink parts={parts}>{CART.checkout}</CheckoutLink>
      </Dock>
    </>
  );
}
