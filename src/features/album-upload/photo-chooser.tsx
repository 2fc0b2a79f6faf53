import { useEffect, useRef, useState } from 'react';
import { ALBUM_NAME_KEY } from '#src/config/late-storage-keys.ts';
import { PATHS } from '#src/config/paths.ts';
import { LIMITS, PHOTOS_AT_ONCE } from '#src/domain/album/limits.ts';
import { loadPictureWorker } from '#src/lib/pictures/shrink-in-worker.ts';
import { readText, writeText } from '#src/lib/storage.ts';
import { cleanLine } from '#src/lib/text.ts';
import type { AlbumTexts } from '#src/locales/load-album-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { addressIn } from '#src/locales/locales.ts';
import { TextField } from '#src/ui/field.tsx';
import panel from '#src/ui/guest-panel.module.css';
import { Icon } from '#src/ui/icon.tsx';
import { useFocusAfterRemoval } from '#src/ui/use-focus-after-removal.ts';
import { useFocusOnChange } from '#src/ui/use-focus-on-change.ts';
import styles from './album-upload.module.css';
import type { ChosenPhoto } from './chosen-photos.ts';
import { LEFT_OUT } from './chosen-photos.ts';
import { PhotoTile } from './photo-tile.tsx';
import type { UploadView } from './use-upload.ts';

interface PhotoChooserProps {
  readonly view: UploadView;
  readonly texts: AlbumTexts['upload'];
  readonly language: Language;
  /** Photographs are being sent; the pressed button is removed. */
  readonly onSent: () => void;
}

/** Where photographs are chosen from the phone, looked at, and sent with one press. */
export function PhotoChooser({ view, texts, language, onSent }: PhotoChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { upload, choice, own, progress } = view;
  // Those that were pressed are in the list of the phone's own.
  const photos = choice.photos.filter(({ state, pressed }) => state !== 'failed' && !pressed);
  const failed = choice.photos.filter(({ state }) => state === 'failed');
  const preparing = photos.filter(({ state }) => state !== 'ready').length;
  const { expectRemoval } = useFocusAfterRemoval(list, photos);
  const [helped, setHelped] = useState(0);
  useFocusOnChange(list, helped);
  useLeaveWarning(progress.unready > 0);
  useEffect(loadPictureWorker, []);

  return (
    <>
      {own.lost > 0 && (
        <p className={styles.note} role="status">
          {texts.lost(own.lost)}
        </p>
      )}
      {photos.length === 0 && <p>{texts.line}</p>}
      <button type="button" className={styles.choose} onClick={() => input.current?.click()}>
        <Icon name="camera" size={26} />
        {photos.length > 0 ? texts.chooseMore : texts.choose}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={texts.choose}
        onChange={({ currentTarget }) => {
          upload.chosen.choose([...(currentTarget.files ?? [])], PHOTOS_AT_ONCE);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <p className={styles.small}>{texts.atOnce}</p>
      {/* Above all that comes and goes while files are prepared. */}
      {photos.length > 0 && (
        <SendForm
          count={photos.length}
          texts={texts}
          language={language}
          onSend={(name) => {
            upload.chosen.send(name);
            onSent();
          }}
        />
      )}
      <div role="status">
        {photos.length > 0 && (
          <p>
            <b>{texts.chosen(photos.length)}.</b> {preparing > 0 && texts.preparing(preparing)}
          </p>
        )}
        {LEFT_OUT.map(
          (reason) =>
            choice.leftOut[reason] > 0 && <p key={reason}>{texts.leftOut[reason](choice.leftOut[reason])}</p>,
        )}
      </div>
      <FailedFiles
        photos={failed}
        texts={texts.failed}
        onHelper={() => {
          upload.chosen.openWithHelper();
          setHelped(helped + 1);
          if (failed.some(({ fault, pressed }) => fault === 'heic' && pressed)) onSent();
        }}
      />
      {photos.length > 0 && (
        <ul ref={list} className={styles.grid} tabIndex={-1} aria-label={texts.chosen(photos.length)}>
          {photos.map(({ key, thumb, state }, index) => (
            <PhotoTile key={key} thumb={thumb} alt={texts.thumb(index + 1)} busy={state === 'preparing'}>
              <button
                type="button"
                className={styles.remove}
                aria-label={texts.remove(index + 1)}
                onClick={() => {
                  expectRemoval(index);
                  upload.chosen.remove(key);
                }}
              >
                <Icon name="close" size={18} />
              </button>
            </PhotoTile>
          ))}
        </ul>
      )}
    </>
  );
}

/** Has the browser ask before the page is left, which would lose what is still being prepared. */
function useLeaveWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const warn = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isOn]);
}

interface FailedFilesProps {
  readonly photos: readonly ChosenPhoto[];
  readonly texts: AlbumTexts['upload']['failed'];
  /** Opens the HEIC photographs among them. */
  readonly onHelper: () => void;
}

/** Files that could not be taken, each with the reason. */
function FailedFiles({ photos, texts, onHelper }: FailedFilesProps) {
  const heic = photos.filter(({ fault }) => fault === 'heic').length;
  const unhelped = photos.filter(({ lacksHelper }) => lacksHelper).length;
  const load = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The list to which the press had led may be gone again.
    if (unhelped > 0 && document.activeElement === document.body) load.current?.focus();
  }, [unhelped]);
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
          {unhelped > 0 && <p>{texts.heic.lost}</p>}
          <p>{texts.heic.ask(heic)}</p>
          <button ref={load} type="button" onClick={onHelper}>
            {texts.heic.load}
          </button>
          <p className={styles.small}>{texts.heic.other}</p>
        </>
      )}
    </div>
  );
}

interface SendFormProps {
  readonly count: number;
  readonly texts: AlbumTexts['upload'];
  readonly language: Language;
  /** Told the guest's name, which may be empty. */
  readonly onSend: (name: string) => void;
}

/** The sender's name, the purpose, and the button that sends them. */
function SendForm({ count, texts, language, onSend }: SendFormProps) {
  const [name, setName] = useState(() => readText(ALBUM_NAME_KEY) ?? '');
  const [error, setError] = useState<string>();
  return (
    <form
      className={panel.form}
      noValidate
      data-unsaved
      onSubmit={(event) => {
        event.preventDefault();
        const written = cleanLine(name);
        // As the rules count.
        const isLong = [...written].length > LIMITS.photoName.max;
        setError(isLong ? texts.nameLong : undefined);
        if (isLong) return event.currentTarget.querySelector('input')?.focus();
        writeText(ALBUM_NAME_KEY, written);
        onSend(written);
      }}
    >
      <TextField
        label={texts.name}
        optional={texts.optional}
        autoComplete="name"
        value={name}
        error={error}
        onChange={({ target }) => setName(target.value)}
      />
      <p className={panel.notice}>
        {texts.consent}{' '}
        <a href={addressIn(language, PATHS.privacy)} target="_blank" rel="noopener">
          {texts.privacy}
        </a>
      </p>
      <div className={panel.ways}>
        <button type="submit" className={panel.press}>
          {texts.send(count)}
        </button>
      </div>
    </form>
  );
}
