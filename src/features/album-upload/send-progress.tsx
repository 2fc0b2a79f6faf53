import { useRef } from 'react';
import type { AlbumTexts } from '#src/locales/load-album-texts.ts';
import panel from '#src/ui/guest-panel.module.css';
import { useFocusOnChange } from '#src/ui/use-focus-on-change.ts';
import styles from './album-upload.module.css';
import type { Journey } from './use-upload.ts';

type Texts = AlbumTexts['upload']['progress'];

interface SendProgressProps {
  readonly journey: Journey;
  readonly texts: Texts;
}

/** How many photographs have arrived, and whether the page may be closed. */
export function SendProgress({ journey, texts }: SendProgressProps) {
  const card = useRef<HTMLDivElement>(null);
  const arrived = journey.delivered.length;
  const waiting = journey.items.filter(({ state }) => state !== 'refused').length;
  const left = journey.unready + waiting;
  const isShown = left + arrived > 0;
  // The button that was pressed is gone.
  useFocusOnChange(card, isShown && left > 0);
  return (
    <div ref={card} className={styles.progress} tabIndex={-1} role="status">
      {isShown && (
        <div className={panel.card}>
          <h2>{left > 0 ? texts.title : texts.done}</h2>
          {left > 0 && (
            <>
              <progress value={arrived} max={arrived + left} aria-hidden="true" />
              <p>{texts.arrived(arrived, arrived + left)}</p>
            </>
          )}
          <p>{left > 0 ? hintOf(journey, texts) : texts.doneLine}</p>
        </div>
      )}
    </div>
  );
}

function hintOf({ unready, items, failing }: Journey, texts: Texts): string {
  if (unready > 0) return texts.keepOpen;
  if (items.some(({ stored }) => !stored)) return texts.memory;
  if (failing === 'no') return texts.canClose;
  return failing === 'busy' ? texts.busy : texts.waiting;
}
