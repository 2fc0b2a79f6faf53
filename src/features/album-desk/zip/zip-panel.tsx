import { useEffect, useRef, useState } from 'react';
import type { StateCounts } from '#src/data/below-invitation-api.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceField } from '#src/ui/check-field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { ALBUM_DESK } from '#text/invitations/album-desk.ts';
import type { Wanted, ZipState } from './use-zip.ts';
import { useZip } from './use-zip.ts';
import styles from './zip-panel.module.css';
import { partsOf } from './zip-parts.ts';

const texts = ALBUM_DESK.zip;

const WANTED = [
  { value: 'approved', label: texts.approved },
  { value: 'all', label: texts.all },
] as const;

interface ZipPanelProps {
  readonly code: string;
  readonly counts: StateCounts;
}

/** Downloads the album as files of some hundred photographs. */
export function ZipPanel({ code, counts }: ZipPanelProps) {
  const [wanted, setWanted] = useState<Wanted>('approved');
  const all = counts.new + counts.approved + counts.hidden;
  const count = wanted === 'approved' ? counts.approved : all;
  const { state, save, cancel, reset } = useZip(code, wanted, `${counts.approved} ${all}`);
  const parts = partsOf(count);
  const isWorking = state.at === 'work';
  const section = useRef<HTMLElement>(null);
  const wasWorking = useRef(false);
  useEffect(() => {
    // The button to cancel goes with the work.
    if (wasWorking.current && !isWorking && document.activeElement === document.body)
      section.current?.querySelector('button')?.focus({ preventScroll: true });
    wasWorking.current = isWorking;
  }, [isWorking]);

  return (
    <section ref={section} className={styles.zip} aria-labelledby="zip-title">
      <h3 id="zip-title">{texts.title}</h3>
      <p className={styles.line}>{texts.line}</p>
      {!isWorking && (
        <ChoiceField
          legend={texts.which}
          name="zip-wanted"
          value={wanted}
          options={WANTED}
          onChoose={(next) => {
            reset();
            setWanted(next);
          }}
        />
      )}
      {isWorking ? (
        <div className={styles.work}>
          <progress className={styles.progress} value={state.done} max={state.all} aria-label={texts.title} />
          <p>{texts.working(state.done, state.all)}</p>
          <Button look="link" autoFocus onClick={cancel}>
            {texts.cancel}
          </Button>
        </div>
      ) : (
        <div className={styles.parts}>
          {parts.map((part) => (
            <Button key={part.number} look="secondary" small icon="download" onClick={() => void save(part)}>
              {texts.part(part.number, part.from, part.to)}
            </Button>
          ))}
        </div>
      )}
      {parts.length === 0 && <p>{texts.none}</p>}
      <Outcome state={state} />
    </section>
  );
}

function Outcome({ state }: { readonly state: ZipState }) {
  if (state.at === 'failed') return <Notice title={texts.failed} />;
  const missing = state.at === 'done' ? state.missing : [];
  return (
    <>
      <p role="status">
        {state.at === 'done' && texts.done(state.saved)}
        {state.at === 'cancelled' && texts.cancelled}
      </p>
      {missing.length > 0 && (
        <Notice title={texts.missing(missing.length)}>
          <ul className={styles.missing}>
            {missing.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
