/** Every dinner has a cart of its own: planning another one puts the present one aside. */
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { createStoredState } from '#src/lib/stored-state.ts';
import type { CateringCart } from './catering-cart.ts';
import { cateringCart, EMPTY_CATERING_CART, parseCateringCart, withDishesOf } from './catering-cart.ts';
import type { CateringParty, Dinner } from './catering-party.ts';
import { changeParty, currentParty, NO_PARTY, parseParty } from './catering-party.ts';

/** A dinner whose menu waits. */
interface WaitingDinner {
  readonly party: CateringParty & { readonly dinner: Dinner };
  readonly cart: CateringCart;
}

const NONE: readonly WaitingDinner[] = [];

const waiting = createStoredState<readonly WaitingDinner[]>({
  key: STORAGE_KEYS.waitingDinners,
  empty: NONE,
  parse: (stored) => ({ data: Array.isArray(stored) ? stored.flatMap(readWaiting) : NONE, dropped: false }),
});

function readWaiting(stored: unknown): WaitingDinner[] {
  const { party, cart } = fieldsOf(stored);
  const { dinner, ...rest } = parseParty(party).data;
  return dinner ? [{ party: { ...rest, dinner }, cart: parseCateringCart(cart).cart }] : [];
}

export const useWaitingDinners = waiting.useRestored;

const isSame = (one: Dinner, other: Dinner) => one.code === other.code && one.key === other.key;

/**
 * Makes a dinner the one of the cart, with the dishes chosen for it before, and dishes chosen for none yet. A function and a place
 * that were typed since it was planned before are kept.
 */
export function planDinner({ date, ...dinner }: Dinner & { readonly date: string }): void {
  const planned = currentParty().dinner;
  if (!planned || !isSame(planned, dinner)) changeTo(dinner);
  changeParty(({ occasion, place, dinner: known }) => ({
    occasion: (occasion !== known?.name && known && occasion) || dinner.name,
    place: (place !== known?.place && known && place) || dinner.place,
    guests: dinner.plates.total,
    date,
    dinner,
  }));
}

/** Continues with a dinner that waits; dishes chosen for none yet are added to it. */
export function continueDinner({ party }: WaitingDinner): void {
  changeTo(party.dinner);
}

function changeTo(dinner: Dinner): void {
  const present = currentParty();
  const found = waiting.current().find(({ party }) => isSame(party.dinner, dinner));
  const others = waiting.current().filter((one) => one !== found);
  if (present.dinner) {
    const put: WaitingDinner = {
      party: { ...present, dinner: present.dinner },
      cart: cateringCart.current(),
    };
    waiting.change(() => [...others, put]);
    cateringCart.replace(found?.cart ?? EMPTY_CATERING_CART);
    changeParty(() => found?.party ?? NO_PARTY);
  } else if (found) {
    waiting.change(() => others);
    cateringCart.replace(withDishesOf(found.cart, cateringCart.current()));
    changeParty(() => found.party);
  }
}
