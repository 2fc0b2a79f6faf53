/** Every dinner has its own cart: planning another one saves the current one for later. */
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { createStoredState } from '#src/lib/stored-state.ts';
import type { CateringCart } from './catering-cart.ts';
import { cateringCart, EMPTY_CATERING_CART, parseCateringCart, withDishesOf } from './catering-cart.ts';
import type { CateringParty, Dinner } from './catering-party.ts';
import { changeParty, currentParty, NO_PARTY, parseParty } from './catering-party.ts';
import { arePlatesSame } from './dinner-change.ts';

/** A dinner whose menu waits: planned from guests' replies, or one whose function was typed. */
interface WaitingDinner {
  readonly party: CateringParty;
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
  const { data } = parseParty(party);
  return dinnerKey(data) === '' ? [] : [{ party: data, cart: parseCateringCart(cart).cart }];
}

export const useWaitingDinners = waiting.useRestored;

/** Which dinner a menu is for; empty for one that is for none yet. */
export function dinnerKey({ dinner, occasion, guests, date, place }: CateringParty): string {
  if (dinner) return `${dinner.code} ${dinner.key}`;
  return occasion.trim() && [occasion.trim(), guests, date, place.trim()].join('\n');
}

const waitingFor = (key: string) => waiting.current().find(({ party }) => dinnerKey(party) === key);

/**
 * Makes a dinner the one of the cart, with the dishes chosen for it before, and dishes chosen for none yet or typed to be for
 * the same function. A function and a place that were typed since it was planned before are kept, as is a number of guests if the
 * plates are the same.
 */
export function planDinner({ date, ...dinner }: Dinner & { readonly date: string }): void {
  const present = currentParty();
  const key = dinnerKey({ ...present, dinner });
  const isTyped = !present.dinner && present.occasion.trim() === dinner.name && !waitingFor(key);
  if (dinnerKey(present) !== key && !isTyped) changeTo(key);
  changeParty(({ occasion, place, guests, dinner: known }) => ({
    occasion: (occasion !== known?.name && known && occasion) || dinner.name,
    place: (place !== known?.place && known && place) || dinner.place,
    guests: (known && arePlatesSame(known.plates, dinner.plates) && guests) || dinner.plates.total,
    date,
    dinner,
  }));
}

/** Continues with a dinner that waits; dishes chosen for none yet are added to it. */
export function continueDinner({ party }: WaitingDinner): void {
  changeTo(dinnerKey(party));
}

function changeTo(key: string): void {
  const present: WaitingDinner = { party: currentParty(), cart: cateringCart.current() };
  const presentKey = dinnerKey(present.party);
  const found = waitingFor(key);
  const others = waiting.current().filter((one) => one !== found);
  if (presentKey !== '') {
    const twin = others.find(({ party }) => dinnerKey(party) === presentKey);
    const cart = withDishesOf(present.cart, twin?.cart ?? EMPTY_CATERING_CART);
    waiting.change(() => [...others.filter((one) => one !== twin), { ...present, cart }]);
    cateringCart.replace(found?.cart ?? EMPTY_CATERING_CART);
    changeParty(() => found?.party ?? NO_PARTY);
  } else if (found) {
    waiting.change(() => others);
    cateringCart.replace(withDishesOf(found.cart, present.cart));
    changeParty(() => found.party);
  }
}
