import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { chosenDay, forgetChosenDate, useChosenDate } from '#src/data/chosen-date.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Wrap } from '#src/ui/section.tsx';
import { notify } from '#src/ui/toast.tsx';
import { WEDDING_DATE as text } from '#text/wedding-date.ts';
import styles from './date-bar.module.css';
import type { RoomLineProps } from './room-line.tsx';

const DateSheet = lazyPart(() => import('./date-sheet.tsx').then((module) => module.DateSheet), {
  Failed: LoadError,
});
const RoomLine = lazyPart<RoomLineProps>(() => import('./room-line.tsx').then((module) => module.RoomLine));

/**
 * Asks for the visitor's date, or shows it and what is known of it. As high with a date as without.
 *
 * @param service what the whole page needs of the shop, if its offers do not say it one by one
 */
export function DateBar({ service }: RoomLineProps) {
  const chosen = useChosenDate();
  const [open, setOpen] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  return (
    <section className={styles.bar} aria-label={text.label}>
      <Wrap>
        <div className={styles.row}>
          <div>
            <p className={styles.title}>
              {chosen ? [chosenDay(chosen), chosen.place].filter(Boolean).join(' · ') : text.ask}
            </p>
            <div className={styles.line}>{chosen ? <RoomLine service={service} /> : text.line}</div>
          </div>
          <div className={styles.actions}>
            <Button ref={choose} look="secondary" small onClick={() => setOpen(true)}>
              {chosen ? text.change : text.choose}
            </Button>
            {chosen && (
              <Button
                look="link"
                onClick={() => {
                  forgetChosenDate();
                  choose.current?.focus();
                }}
              >
                {text.clear}
              </Button>
            )}
          </div>
        </div>
      </Wrap>
      {open && <DateSheet onClose={() => setOpen(false)} />}
    </section>
  );
}

/** Reports that the sheet could not be loaded and closes it, so that the next press retries. */
function LoadError({ onClose }: { readonly onClose: () => void }) {
  const giveUp = useEffectEvent(() => {
    notify.error(text.failed, text.failedHint);
    onClose();
  });
  useEffect(() => giveUp(), []);
  return null;
}
