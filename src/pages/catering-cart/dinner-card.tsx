import { useEffect, useRef, useState } from 'react';
import { platesText } from '#src/domain/order/plates.ts';
import type { CateringParty, Dinner } from '#src/features/catering-cart/catering-party.ts';
import { guestsText, showDate } from '#src/features/catering-cart/catering-party.ts';
import { arePlatesSame, changeSince } from '#src/features/catering-cart/dinner-change.ts';
import { planDinner } from '#src/features/catering-cart/planned-dinners.ts';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { notify } from '#src/ui/toast.tsx';
import { CATERING_CART, MENUS } from '#text/catering.ts';
import { DINNER } from '#text/dinner.ts';
import { ORDER_WORDS } from '#text/order-words.ts';
import styles from './dinner-card.module.css';
import { menusLeft } from './menus-left.ts';

interface DinnerCardProps {
  readonly party: CateringParty;
  readonly chosen: ReadonlySet<string>;
  readonly heading: 'h1' | 'h2';
}

/** Whose dinner the cart is for, and what is left to choose for it. */
export function DinnerCard({ party, chosen, heading: Heading }: DinnerCardProps) {
  const { occasion, date, place, dinner } = party;
  const title = useRef<HTMLHeadingElement>(null);
  if (!dinner) return null;
  const day = date === undefined ? '' : showDate(date);
  return (
    <section className={styles.card} aria-label={DINNER.label} data-writing="">
      <Heading ref={title} tabIndex={-1} className={styles.title}>
        {occasion || dinner.name}
        <span className={styles.couple}>{DINNER.of(dinner.couple)}</span>
      </Heading>
      <p>{[day, place].filter(Boolean).join(', ')}</p>
      <p className={styles.plates}>{guestsText(party)}</p>
      <p className={styles.left}>{DINNER.left}</p>
      <ul>
        {menusLeft(chosen, dinner.plates.nonVeg > 0).map(({ id, path, chosen: count, left }) => (
          <li key={id}>
            <LinkButton look="link" to={path}>
              {MENUS[id].title}
            </LinkButton>{' '}
            <span>{count > 0 ? CATERING_CART.dishes(count) : DINNER.leftAll}</span>
            {count > 0 && left.length > 0 && (
              <p className={styles.from}>
                {DINNER.leftFrom}{' '}
                {left.map(({ category, path: to }) => (
                  <LinkButton key={category.id} look="link" small to={to}>
                    {category.short}
                  </LinkButton>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
      <DinnerUpdate dinner={dinner} date={date} onTaken={() => title.current?.focus()} />
    </section>
  );
}

interface DinnerUpdateProps {
  readonly dinner: Dinner;
  /** The day that the order says. */
  readonly date: string | undefined;
  /** The pressed button is then removed. */
  readonly onTaken: () => void;
}

/** Counts a planned dinner again, and shows the changes. Shows nothing if it cannot be counted. */
function DinnerUpdate({ dinner, date, onTaken }: DinnerUpdateProps) {
  const [now, setNow] = useState<Dinner & { readonly date: string }>();
  const { code, key, countsOpenLink } = dinner;

  useEffect(() => {
    const counting = import('#src/features/guest-list/counts/recount.ts').then(({ recount }) =>
      recount({ code, key, countsOpenLink }),
    );
    return unlessCleanedUp(counting, setNow, () => undefined);
  }, [code, key, countsOpenLink]);

  const change = now && changeSince({ ...dinner, date }, now);
  if (!now || !change) return null;
  const takeOver = () => {
    planDinner(now);
    notify.success(DINNER.takenOver);
    onTaken();
  };
  return (
    <Notice kind="note" title={change}>
      {!arePlatesSame(now.plates, dinner.plates) && (
        <p>{DINNER.now(platesText(now.plates.total, now.plates, ORDER_WORDS.plates))}</p>
      )}
      {now.date !== date && <p>{DINNER.nowOn(showDate(now.date))}</p>}
      {(now.name !== dinner.name || now.place !== dinner.place) && <p>{DINNER.nowAt(now.name, now.place)}</p>}
      <Button look="link" onClick={takeOver}>
        {DINNER.takeOver}
      </Button>
    </Notice>
  );
}
