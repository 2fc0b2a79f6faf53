import { useEffect, useRef, useState } from 'react';
import { approvedPicture } from '#src/data/approved-picture.ts';
import type { StateCounts } from '#src/data/below-invitation-api.ts';
import { downloadFile } from '#src/lib/download.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceField } from '#src/ui/check-field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { ALBUM_DESK } from '#text/invitations/album-desk.ts';
import { photoListing } from './photo-listing.ts';
import { zipFiles } from './zip-files.ts';
import styles from './zip-panel.module.css';
import type { ZipPart } from './zip-parts.ts';
import { PHOTOS_PER_PART, partsOf } from './zip-parts.ts';

const texts = ALBUM_DESK.zip;

const WANTED = [
  { value: 'approved', label: texts.approved },
  { value: 'all', label: texts.all },
] as const;

/** Downloads the album as files of some hundred photographs. */
export function ZipPanel({ code, counts }: { readonly code: string; readonly counts: StateCounts }) {
  const [wanted, setWanted] = useState<Wanted>('approved');
  const { state, count, isKept, isOld, save, cancel, reset, listAnew } = useZip(code, wanted, counts);
  const parts = partsOf(count);
  const isWorking = state.at === 'work';
  const section = useRef<HTMLElement>(null);
  const before = useRef({ isWorking, isKept });
  useEffect(() => {
    // The buttons to cancel and to list again are removed when they have done their work.
    const isButtonGone = (before.current.isWorking && !isWorking) || (before.current.isKept && !isKept);
    if (isButtonGone && document.activeElement === document.body)
      section.current?.querySelector('button')?.focus({ preventScroll: true });
    before.current = { isWorking, isKept };
  }, [isWorking, isKept]);

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
      {isKept && !isWorking && (
        <div>
          {isOld ? (
            <Notice kind="note" title={texts.changed} line={texts.changedLine} />
          ) : (
            <p className={styles.line}>{texts.kept(count)}</p>
          )}
          <Button look="link" onClick={listAnew}>
            {texts.listAnew}
          </Button>
        </div>
      )}
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

type Wanted = 'approved' | 'all';

type ZipState =
  | { readonly at: 'rest' | 'cancelled' | 'failed' }
  | { readonly at: 'work'; readonly done: number; readonly all: number }
  /** `missing` are file names. */
  | { readonly at: 'done'; readonly saved: number; readonly missing: readonly string[] };

const api = () => import('#src/data/album-api.ts');

interface Listing {
  /** How many photographs there were. */
  readonly count: number;
  readonly read: ReturnType<typeof photoListing>;
  /** Whether photographs were added or removed since; the count alone does not tell. */
  readonly isOld: boolean;
}

/**
 * Downloads parts of an album, one at a time. Parts are cut by place, so from the first one on all are of the same listing, until
 * `listAnew`. An album of one part is listed for each download: what was hidden since must not be in it.
 */
function useZip(code: string, wanted: Wanted, counts: StateCounts) {
  const [state, setState] = useState<ZipState>({ at: 'rest' });
  const [kept, setKept] = useState<ReadonlyMap<Wanted, Listing>>(new Map());
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const countOf = (which: Wanted) =>
    which === 'approved' ? counts.approved : counts.new + counts.approved + counts.hidden;
  const countNow = countOf(wanted);
  const becameOld = [...kept].filter(([which, { count, isOld }]) => !isOld && count !== countOf(which));
  if (becameOld.length > 0)
    setKept(
      new Map([...kept, ...becameOld.map(([which, one]) => [which, { ...one, isOld: true }] as const)]),
    );
  const newListing = (): Listing => ({
    count: countNow,
    isOld: false,
    read: photoListing(async (after) => {
      const { listPhotos, PHOTOS_PER_READ } = await api();
      const which = wanted === 'approved' ? { state: wanted, oldestFirst: true } : { oldestFirst: true };
      return listPhotos(code, which, PHOTOS_PER_READ, after);
    }),
  });
  const keptListing = kept.get(wanted);
  const keep = (one: Listing) => setKept((before) => new Map(before).set(wanted, one));
  const forget = () => setKept((before) => new Map([...before].filter(([which]) => which !== wanted)));

  const save = async (part: ZipPart) => {
    const cancel = new AbortController();
    running.current = cancel;
    const { signal } = cancel;
    const show = (next: ZipState) => {
      if (!signal.aborted) setState(next);
    };
    show({ at: 'work', done: 0, all: part.to - part.from + 1 });
    const missing: string[] = [];
    const listing = keptListing ?? newListing();
    try {
      const [{ readPicture }, { downloadZip }] = await Promise.all([api(), import('client-zip')]);
      // The last part has room for what was approved since it was counted.
      const end = part.from - 1 + PHOTOS_PER_PART;
      const photos = (await listing.read(end)).slice(part.from - 1, end);
      const files = zipFiles({
        photos,
        from: part.from,
        read: async ({ id, thumb }) => {
          const picture = await readPicture(code, id);
          return picture && approvedPicture(picture, thumb);
        },
        signal,
        onProgress: (done) => show({ at: 'work', done, all: photos.length }),
        onMissing: (name) => missing.push(name),
      });
      const zip = await downloadZip(files).blob();
      if (signal.aborted) return;
      downloadFile(ALBUM_DESK.zip.file(part.number), zip);
      if (!keptListing && listing.count > PHOTOS_PER_PART) keep(listing);
      show({ at: 'done', saved: photos.length - missing.length, missing });
    } catch {
      show({ at: 'failed' });
    }
  };
  return {
    state,
    count: keptListing?.count ?? countNow,
    isKept: keptListing !== undefined,
    isOld: keptListing?.isOld ?? false,
    save,
    cancel: () => {
      running.current?.abort();
      setState({ at: 'cancelled' });
    },
    reset: () => setState({ at: 'rest' }),
    listAnew: () => {
      if (countNow > PHOTOS_PER_PART) keep(newListing());
      else forget();
      setState({ at: 'rest' });
    },
  };
}
