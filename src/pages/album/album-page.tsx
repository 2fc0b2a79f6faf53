import { useEffect, useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import '#src/styles/dresses.css';
import { PATHS } from '#src/config/paths.ts';
import { fetchAlbum, storedAlbum } from '#src/data/album-copy.ts';
import { useGuestTexts } from '#src/data/use-guest-texts.ts';
import type { Album } from '#src/domain/album/album.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { parseInvitationCode } from '#src/domain/invitation/invitation-code.ts';
import { BOTH, languagesOf } from '#src/domain/invitation/languages-of.ts';
import { headLanguage } from '#src/domain/invitation/names.ts';
import { sampleInvitation } from '#src/domain/invitation/sample.ts';
import { coupleNames } from '#src/domain/invitation/wording.ts';
import { AlbumGrid } from '#src/features/album/album-grid.tsx';
import { AlbumUpload } from '#src/features/album-upload/album-upload.tsx';
import { UndeliveredPhotos } from '#src/features/album-upload/undelivered-photos.tsx';
import { GuestHead } from '#src/features/invitation-page/guest-head.tsx';
import { GuestState } from '#src/features/invitation-page/guest-state.tsx';
import { useInvitation } from '#src/features/invitation-page/use-invitation.ts';
import { reloadIfSafe } from '#src/lib/safe-reload.ts';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';
import { useDocumentLanguage } from '#src/lib/use-document-language.ts';
import { whenBack } from '#src/lib/when-back.ts';
import type { AlbumTexts } from '#src/locales/load-album-texts.ts';
import { loadAlbumTexts } from '#src/locales/load-album-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, localeOf, spokenIn } from '#src/locales/locales.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { notify } from '#src/ui/toast.tsx';
import styles from './album-page.module.css';

/** /i/CODE/photos: guests send their photographs of a wedding, and see those that the couple has approved. */
export default function AlbumPage() {
  const code = parseInvitationCode(useParams().code ?? '');
  const sample = code === undefined ? undefined : sampleInvitation(code);
  const { reading, retry } = useInvitation(sample ? undefined : code);
  const language = useAskedLanguage();
  if (sample) return <Shown invitation={sample} sample />;
  if (reading.state === 'shown') return <Shown invitation={reading.invitation} />;

  const state = code === undefined ? 'closed' : reading.state;
  if (code === undefined || state !== 'closed') return <GuestState state={state} onRetry={retry} />;
  return (
    <div className={styles.closed}>
      <GuestState state="closed" onRetry={retry} />
      <UndeliveredPhotos code={code} language={language ?? DEFAULT_LANGUAGE} />
    </div>
  );
}

interface ShownProps {
  readonly invitation: Invitation;
  readonly sample?: boolean;
}

/** The album in the dress and language of the invitation. */
function Shown({ invitation, sample = false }: ShownProps) {
  const { code } = invitation;
  const hasTexts = useGuestTexts(languagesOf(invitation));
  const { loaded, choose } = useAlbumTexts(useFirstLanguage(invitation));
  if (!hasTexts || !loaded) {
    return <GuestHead title={coupleNames(invitation, headLanguage(invitation))} path={PATHS.album(code)} />;
  }

  const { texts, language } = loaded;
  const names = coupleNames(invitation, language);
  const other = BOTH.find((one) => one !== language);
  return (
    <div className={styles.page} {...spokenIn(language)} data-dress={invitation.tradition}>
      <GuestHead title={texts.album.title(names)} path={PATHS.album(code)} />
      <div className={styles.sheet}>
        <div className={styles.ways}>
          <Link className={styles.back} to={PATHS.invitation(code)}>
            <Icon name="chevronLeft" size={20} />
            {texts.upload.back}
          </Link>
          {/* One button for both, so that it keeps the focus. */}
          {invitation.language === 'both' && other && (
            <button type="button" {...spokenIn(other)} onClick={() => void choose(other)}>
              {localeOf(other).name}
            </button>
          )}
        </div>
        <h1 className={styles.title}>{texts.album.title(names)}</h1>
        <AlbumParts key={code} code={sample ? undefined : code} texts={texts} language={language} />
      </div>
    </div>
  );
}

/** The language that the guest was reading the invitation in, as the link here says; `undefined` without one. */
function useAskedLanguage(): Language | undefined {
  const read = new URLSearchParams(useLocation().search).get('in');
  return LANGUAGES.find((one) => one === read);
}

/** That one, if the invitation is in it. */
function useFirstLanguage(invitation: Invitation): Language {
  const asked = useAskedLanguage();
  return languagesOf(invitation).find((one) => one === asked) ?? headLanguage(invitation);
}

interface Loaded {
  readonly language: Language;
  readonly texts: AlbumTexts;
}

/** The album's texts in the language that was chosen last, once they are there. Throws, for the page, what failed at first. */
function useAlbumTexts(first: Language) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(
    () =>
      unlessCleanedUp(loadAlbumTexts(first), (texts) => setLoaded({ language: first, texts }), setFailure),
    [first],
  );
  useDocumentLanguage(loaded?.language ?? first);
  if (failure !== undefined && !loaded) throw failure;

  const hasFailed = useRef(false);
  const choose = async (language: Language) => {
    try {
      setLoaded({ language, texts: await loadAlbumTexts(language) });
    } catch {
      // Some browsers never fetch a file again whose import failed (decision 013).
      if (hasFailed.current) await reloadIfSafe(true);
      hasFailed.current = true;
      if (loaded) notify.error(loaded.texts.upload.otherLanguage);
    }
  };
  return { loaded, choose };
}

interface AlbumPartsProps {
  /** Of the invitation; `undefined` for one without an album. */
  readonly code: string | undefined;
  readonly texts: AlbumTexts;
  readonly language: Language;
}

/** Where photographs are sent and seen; or why not now. */
function AlbumParts({ code, texts, language }: AlbumPartsProps) {
  const { reading, retry } = useAlbum(code);
  const parts = useRef<HTMLDivElement>(null);
  const [takenBack, setTakenBack] = useState<readonly string[]>([]);
  const known = code !== undefined && reading.state === 'known' && { code, ...reading };
  return (
    <div ref={parts} className={styles.parts} tabIndex={-1}>
      {known ? (
        <>
          <AlbumUpload
            code={known.code}
            album={known.album}
            stale={known.stale}
            texts={texts.upload}
            language={language}
            onTakenBack={(id) => setTakenBack((before) => [...before, id])}
          />
          <AlbumGrid
            code={known.code}
            album={known.album}
            texts={texts.album}
            language={language}
            takenBack={takenBack}
          />
        </>
      ) : (
        <div className={styles.message}>
          <p role="status">{messageOf(reading.state, texts.upload)}</p>
          {reading.state === 'unreachable' && (
            <button
              type="button"
              onClick={() => {
                retry();
                // The pressed button is removed.
                parts.current?.focus({ preventScroll: true });
              }}
            >
              {texts.upload.retry}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function messageOf(state: string, texts: AlbumTexts['upload']): string {
  if (state === 'none') return texts.none;
  return state === 'reading' ? texts.reading : texts.unreachable;
}

type AlbumReading =
  | { readonly state: 'reading' | 'unreachable' | 'none' }
  /** `stale`: known from an earlier visit, as it cannot be read now. */
  | { readonly state: 'known'; readonly album: Album; readonly stale: boolean };

/**
 * The album of an invitation: first the copy of the last visit, then the current one, read again when the guest
 * returns. `none` if the couple has opened none.
 *
 * @param code of one invitation; `undefined` reads nothing
 */
function useAlbum(code: string | undefined): { reading: AlbumReading; retry: () => void } {
  const [reading, setReading] = useState<AlbumReading>(() => atFirst(code));
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again.
  useEffect(() => {
    if (code === undefined) return;
    return unlessCleanedUp(
      fetchAlbum(code),
      (album) => setReading(album ? { state: 'known', album, stale: false } : { state: 'none' }),
      () =>
        setReading((before) =>
          before.state === 'known' ? { ...before, stale: true } : { state: 'unreachable' },
        ),
    );
  }, [code, attempt]);

  useEffect(() => whenBack(() => setAttempt((count) => count + 1)), []);

  const retry = () => {
    setReading({ state: 'reading' });
    setAttempt(attempt + 1);
  };
  return { reading, retry };
}

function atFirst(code: string | undefined): AlbumReading {
  if (code === undefined) return { state: 'none' };
  const album = storedAlbum(code);
  return album ? { state: 'known', album, stale: false } : { state: 'reading' };
}
