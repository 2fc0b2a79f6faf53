import type { AlbumTexts } from '#src/locales/load-album-texts.ts';
import panel from '#src/ui/guest-panel.module.css';
import styles from './album-upload.module.css';
import type { ChosenPhoto } from './chosen-photos.ts';

interface FailedFilesProps {
  readonly photos: readonly ChosenPhoto[];
  readonly texts: AlbumTexts['upload']['failed'];
  /** Opens the HEIC photographs among them. */
  readonly onHelper: () => void;
}

/** Files that could not be taken, each with the reason. */
export function FailedFiles({ photos, texts, onHelper }: FailedFilesProps) {
  const heic = photos.filter(({ fault }) => fault === 'heic').length;
  if (photos.length === 0) return null;
  return (
    <div className={panel.card} role="alert">
      <h2>{texts.title(photos.length)}</h2>
      <ul className={styles.files}>
        {photos.map(({ key, fileName, fault }) => (
          <li key={key}>
            <b>{fileName}</b> {texts.faults[fault ?? 'broken']}
          </li>
        ))}
      </ul>
      {heic > 0 && (
        <>
          <p>{texts.heic.ask(heic)}</p>
          <button type="button" onClick={onHelper}>
            {texts.heic.load}
          </button>
          <p className={styles.small}>{texts.heic.other}</p>
        </>
      )}
    </div>
  );
}
