import { PATHS } from '#src/config/paths.ts';
import { useToday } from '#src/data/board/today-store.ts';
import { cardToday } from '#src/domain/board/card-today.ts';
import { cardCart, hasDesign, useCardCart } from '#src/features/card-cart/card-cart.ts';
import { DesignLightbox } from '#src/features/card-gallery/design-lightbox.tsx';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { takeOverFocus } from '#src/ui/take-over-focus.ts';
import { notify } from '#src/ui/toast.tsx';
import { OPEN_DESIGN as text } from '#text/open-design.ts';
import { WEDDING_CARDS } from '#text/wedding-cards.ts';

interface OpenDesignProps {
  openId: string;
  /** Added during this visit: they show 'See cart'. Earlier ones keep the button, which reports the duplicate. */
  addedIds: ReadonlySet<string>;
  onAdded: (id: string) => void;
  onOpen: (id: string) => void;
  onClose: () => void;
  /** Asks for the couple's names. */
  onNames: () => void;
}

/** The lightbox with what can be done with the open design. */
export function OpenDesign({ openId, addedIds, onAdded, onOpen, onClose, onNames }: OpenDesignProps) {
  const { items } = useToday();
  const { data: cart } = useCardCart();
  const add = (id: string) => {
    if (cardCart.add(id)) notify.success(text.toastAdded);
    else notify.blank(text.toastAlready);
    onAdded(id);
  };
  return (
    <DesignLightbox
      openId={openId}
      onOpen={onOpen}
      onClose={onClose}
      action={(id) => (
        <>
          {addedIds.has(id) && hasDesign(cart, id) ? (
            <LinkButton to={PATHS.cart} look="secondary" full ref={takeOverFocus}>
              {text.added}
            </LinkButton>
          ) : (
            <Button full onClick={() => add(id)} disabled={cardToday(items, id).isOut}>
              {cardToday(items, id).isOut ? text.out : text.add}
            </Button>
          )}
          <Button look="link" onClick={onNames}>
            {WEDDING_CARDS.names}
          </Button>
        </>
      )}
    />
  );
}
