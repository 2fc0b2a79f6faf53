import { useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { useCardCount } from '#src/features/card-cart/card-cart.ts';
import { CartNotices } from '#src/features/catering-cart/cart-notices.tsx';
import { cateringCart, extrasOf, useCateringCart } from '#src/features/catering-cart/catering-cart.ts';
import { useCateringParty } from '#src/features/catering-cart/catering-party.ts';
import layout from '#src/features/checkout/cart-layout.module.css';
import { OtherCart, WaitingCart } from '#src/features/checkout/checkout.tsx';
import { useOrderDesk } from '#src/features/orders/placing/use-order-desk.ts';
import { readText } from '#src/lib/storage.ts';
import { useRemovableLines } from '#src/lib/use-removable-lines.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Wrap } from '#src/ui/section.tsx';
import { CATERING_CART } from '#text/catering.ts';
import { designsText } from '#text/counts.ts';
import { MenuOrder } from './menu-order.tsx';
import { PlannedDinner, WaitingDinners } from './planned.tsx';

/** /catering-cart: whose dinner it is, chosen dishes by course, guests and date, and the WhatsApp order. */
export default function CateringCartPage() {
  const [others, setOthers] = useState(0);
  const { dinner } = useCateringParty().data;
  return (
    <>
      <PageHead
        title={CATERING_CART.title}
        description={CATERING_CART.description}
        path={PATHS.cateringCart}
        hidden
      />
      {/* A menu that was ordered, or another dinner's, leaves no removed dishes and no count behind. */}
      <Cart
        key={`${others} ${dinner?.code} ${dinner?.key}`}
        onOther={() => setOthers((before) => before + 1)}
      />
    </>
  );
}

const NOTHING: ReadonlySet<string> = new Set();

function Cart({ onOther }: { readonly onOther: () => void }) {
  const { data: cart, ready } = useCateringCart();
  const { data: party } = useCateringParty();
  const designs = useCardCount() ?? 0;
  const { shown, toggle } = useRemovableLines({
    lines: cart.lines,
    idOf: ({ dishId }) => dishId,
    remove: cateringCart.remove,
    putBack: cateringCart.putBack,
  });
  const hasWishes = extrasOf(cart).length > 0;
  // A field that is emptied stays while the page is open.
  const [hadWishes, setHadWishes] = useState(hasWishes);
  if (hasWishes && !hadWishes) setHadWishes(true);
  const desk = useOrderDesk(ready && (cart.lines.length > 0 || !!readText(STORAGE_KEYS.lastOrders)));

  if (!ready) {
    return (
      <Wrap>
        <WaitingCart title={CATERING_CART.title} line={CATERING_CART.waiting} />
      </Wrap>
    );
  }
  const { cards } = CATERING_CART;
  const otherCart = designs > 0 && (
    <OtherCart title={cards.title(designsText(designs))} to={PATHS.cart} action={cards.action} />
  );
  if (shown.length === 0 && !hadWishes) {
    return (
      <Wrap>
        <CartNotices />
        <div className={layout.screen}>
          {desk && <desk.Placed kind="catering" />}
          <PlannedDinner party={party} chosen={NOTHING} heading="h1" />
          <EmptyCart
            isDinner={party.dinner !== undefined}
            hasCards={designs > 0}
            hasWishes={false}
            asPageTitle={!party.dinner}
          />
          <WaitingDinners onContinue={onOther} />
          {otherCart}
        </div>
      </Wrap>
    );
  }
  return (
    <MenuOrder
      cart={cart}
      party={party}
      shown={shown}
      onToggle={toggle}
      desk={desk}
      onOther={onOther}
      empty={
        <EmptyCart
          isDinner={party.dinner !== undefined}
          hasCards={designs > 0}
          hasWishes={hasWishes}
          asPageTitle={false}
        />
      }
      otherCart={otherCart}
    />
  );
}

interface EmptyCartProps {
  readonly isDinner: boolean;
  readonly hasCards: boolean;
  readonly hasWishes: boolean;
  readonly asPageTitle: boolean;
}

function EmptyCart({ isDinner, hasCards, hasWishes, asPageTitle }: EmptyCartProps) {
  const { empty, emptyBesideCards, dinner, extra } = CATERING_CART;
  const beside = hasCards || hasWishes ? emptyBesideCards : empty;
  const { title, line } = isDinner ? { title: dinner.empty, line: dinner.emptyLine } : beside;
  return (
    <EmptyState title={title} line={hasWishes ? extra.alone : line} asPageTitle={asPageTitle}>
      <LinkButton to={PATHS.catering}>{empty.back}</LinkButton>
      <LinkButton to={PATHS.contactUs} look="secondary">
        {empty.contact}
      </LinkButton>
    </EmptyState>
  );
}
