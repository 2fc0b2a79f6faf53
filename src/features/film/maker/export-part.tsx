import type { Ref } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { usePassedFocus } from '#src/ui/use-passed-focus.ts';
import { OWN_FILM } from '#text/film.ts';
import styles from './film-maker.module.css';
import { HandOver } from './hand-over.tsx';
import type { ExportState } from './use-export.ts';

interface ExportPartProps {
  state: ExportState;
  /** The couple's names, for the share sheet. */
  names: string;
  onMake: () => void;
  onCancel: () => void;
}

export function ExportPart({ state, names, onMake, onCancel }: ExportPartProps) {
  const passedFocus = usePassedFocus();
  if (state.kind === 'unsupported') {
    return <Notice kind="note" title={OWN_FILM.unsupported} line={OWN_FILM.unsupportedLine} />;
  }
  if (state.kind === 'made') return <Made film={state.film} names={names} ref={passedFocus} />;
  const isMaking = state.kind === 'making';
  return (
    <div className={styles.export} ref={passedFocus}>
      {isMaking && (
        <>
          <p>{OWN_FILM.making(state.percent)}</p>
          <progress
            className={styles.progress}
            max={100}
            value={state.percent}
            aria-label={OWN_FILM.making(state.percent)}
          />
          <p className={styles.note}>{OWN_FILM.makingLine}</p>
        </>
      )}
      {state.kind === 'failed' && <Notice title={OWN_FILM.failed} line={OWN_FILM.failedLine} />}
      <p className={styles.note} role="status">
        {state.kind === 'cancelled' && OWN_FILM.cancelled}
      </p>
      {isMaking ? (
        <Button look="secondary" full onClick={onCancel}>
          {OWN_FILM.cancel}
        </Button>
      ) : (
        <Button full busy={state.kind === 'unknown' && state.wanted !== undefined} onClick={onMake}>
          {OWN_FILM.export}
        </Button>
      )}
    </div>
  );
}

interface MadeProps {
  film: Blob;
  names: string;
  ref: Ref<HTMLDivElement>;
}

function Made({ film, names, ref }: MadeProps) {
  return (
    <div className={styles.export} ref={ref}>
      <Notice kind="note" title={OWN_FILM.ready} line={OWN_FILM.readyLine((film.size / 1e6).toFixed(1))} />
      <HandOver film={film} title={OWN_FILM.shareTitle(names)} fileName={OWN_FILM.fileName} />
    </div>
  );
}
