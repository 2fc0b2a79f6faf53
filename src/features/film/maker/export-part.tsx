import { downloadFile } from '#src/lib/download.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { notify } from '#src/ui/toast.tsx';
import { OWN_FILM } from '#text/film.ts';
import styles from './film-maker.module.css';
import type { ExportState } from './use-export.ts';

interface ExportPartProps {
  state: ExportState;
  /** The couple's names, for the share sheet. */
  names: string;
  onMake: () => void;
  onCancel: () => void;
}

/** Makes the file, says how far it is, and hands it over. */
export function ExportPart({ state, names, onMake, onCancel }: ExportPartProps) {
  if (state.kind === 'unsupported') {
    return (
      <Notice kind="note" title={OWN_FILM.unsupported}>
        <p>{OWN_FILM.unsupportedLine}</p>
      </Notice>
    );
  }
  if (state.kind === 'made') return <Made film={state.film} names={names} />;
  const isMaking = state.kind === 'making';
  return (
    <div className={styles.export}>
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
      {state.kind === 'failed' && (
        <Notice title={OWN_FILM.failed}>
          <p>{OWN_FILM.failedLine}</p>
        </Notice>
      )}
      <p className={styles.note} role="status">
        {state.kind === 'cancelled' && OWN_FILM.cancelled}
      </p>
      {isMaking ? (
        <Button look="secondary" full onClick={onCancel}>
          {OWN_FILM.cancel}
        </Button>
      ) : (
        <Button full busy={state.kind === 'unknown'} onClick={onMake}>
          {OWN_FILM.export}
        </Button>
      )}
    </div>
  );
}

function Made({ film, names }: { film: Blob; names: string }) {
  const file = new File([film], OWN_FILM.fileName, { type: film.type });
  const shared = { files: [file], title: OWN_FILM.shareTitle(names) };
  const canShare = navigator.canShare?.(shared) === true;
  return (
    <div className={styles.export}>
      <Notice kind="note" title={OWN_FILM.ready}>
        <p>{OWN_FILM.readyLine((film.size / 1e6).toFixed(1))}</p>
      </Notice>
      {canShare && (
        // Cancelled by the visitor, or refused: the film can still be saved.
        <Button full icon="share" onClick={() => void navigator.share(shared).catch(() => undefined)}>
          {OWN_FILM.share}
        </Button>
      )}
      <Button
        full
        look={canShare ? 'secondary' : 'primary'}
        icon="download"
        onClick={() => {
          downloadFile(file.name, file);
          notify.success(OWN_FILM.saved);
        }}
      >
        {OWN_FILM.download}
      </Button>
    </div>
  );
}
