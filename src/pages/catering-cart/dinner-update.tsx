import { useEffect, useState } from 'react';
import { platesText } from '#src/domain/order/plates.ts';
import { showDate } from '#src/features/catering-cart/catering-party.ts';
import type { Dinner } from '#src/features/catering-cart/dinner.ts';
import { changeSince } from '#src/features/catering-cart/dinner-change.ts';
import { changeParty } from '#src/features/catering-cart/use-catering-party.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { notify } from '#src/ui/toast.tsx';
import { DINNER } from '#text/dinner.ts';
import { ORDER_WORDS } from '#text/order-words.ts';

interface DinnerUpdateProps {
  readonly dinner: Dinner;
  /** The day that the order says. */
  readonly date: string | undefined;
}

/** Counts a planned dinner again, and says what has changed since. Shows nothing where it cannot be counted. */
export function DinnerUpdate({ dinner, date }: DinnerUpdateProps) {
  const [now, setNow] = useState<Dinner & { readonly date: string }>();
  const { code, key, countsOpenLink } = dinner;

  useEffect(() => {
    let left = false;
    import('#src/features/guest-list/counts/recount.ts')
      .then(({ recount }) => recount({ code, key, countsOpenLink }))
      .then((counted) => !left && setNow(counted))
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [code, key, countsOpenLink]);

  const change = now && changeSince({ plates: dinner.plates, date }, now);
  if (!now || !change) return null;
  const takeOver = () => {
    const { date: day, ...counted } = now;
    changeParty((before) => ({ ...before, guests: counted.plates.total, date: day, dinner: counted }));
    notify.success(DINNER.takenOver);
  };
  return (
    <Notice kind="note" title={change}>
      <p>{DINNER.now(platesText(now.plates.total, now.plates, ORDER_WORDS.plates))}</p>
      {now.date !== date && <p>{DINNER.nowOn(showDate(now.date))}</p>}
      <Button look="link" onClick={takeOver}>
        {DINNER.takeOver}
      </Button>
    </Notice>
  );
}
