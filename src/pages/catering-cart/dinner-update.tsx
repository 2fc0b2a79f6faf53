import { useEffect, useState } from 'react';
import { DINNER } from '#src/content/dinner.ts';
import { ORDER_WORDS } from '#src/content/order-words.ts';
import type { Dinner } from '#src/features/catering-cart/dinner.ts';
import { changeSince } from '#src/features/catering-cart/dinner-change.ts';
import { changeParty } from '#src/features/catering-cart/use-catering-party.ts';
import { platesText } from '#src/lib/plates.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { notify } from '#src/ui/toast.tsx';

interface DinnerUpdateProps {
  readonly dinner: Dinner;
}

/** Counts a planned dinner again, and says what has changed since. Shows nothing where it cannot be counted. */
export function DinnerUpdate({ dinner }: DinnerUpdateProps) {
  const [now, setNow] = useState<Dinner & { readonly date: string }>();
  const { code, key } = dinner;

  useEffect(() => {
    let left = false;
    import('#src/features/invitations/counts/recount.ts')
      .then(({ recount }) => recount({ code, key }))
      .then((counted) => !left && setNow(counted))
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [code, key]);

  const change = now && changeSince(dinner.plates, now.plates);
  if (!now || !change) return null;
  const takeOver = () => {
    const { date, ...counted } = now;
    changeParty((before) => ({ ...before, guests: counted.plates.total, date, dinner: counted }));
    notify.success(DINNER.takenOver);
  };
  return (
    <Notice kind="note" title={change}>
      <p>{DINNER.now(platesText(now.plates.total, now.plates, ORDER_WORDS.plates))}</p>
      <Button look="link" onClick={takeOver}>
        {DINNER.takeOver}
      </Button>
    </Notice>
  );
}
