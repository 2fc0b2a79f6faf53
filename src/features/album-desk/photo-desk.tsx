import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeskPhoto } from '#src/data/album-api.ts';
import type { PhotoState } from '#src/domain/album/photo.ts';
import { PHOTO_STATES } from '#src/domain/album/photo.ts';
import { Button } from '#src/ui/button.tsx';
import { Choices } from '#src/ui/choices.tsx';
import listStyles from '#src/ui/desk-list.module.css';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import { ReadOn } from '#src/ui/read-on.tsx';
import { SelectionBar } from '#src/ui/selection-bar.tsx';
import { notify } from '#src/ui/toast.tsx';
import { useFocusAfterRemoval } from '#src/ui/use-focus-after-removal.ts';
import { useSelection } from '#src/ui/use-selection.ts';
import { useWork } from '#src/ui/use-work.ts';
import { ALBUM_DESK as texts } from '#text/invitations/album-desk.ts';
import type { Decision } from './desk-store.ts';
import type { PhoneBlocks } from './phone-dialog.tsx';
import { PhoneDialog } from './phone-dialog.tsx';
import styles from './photo-desk.module.css';
import tiles from './photo-tile.module.css';
import { PhotoTile } from './photo-tile.tsx';
import { PhotoView } from './photo-view.tsx';
import undoBarStyles from './undo-bar.module.css';
import { focusFirst, useGridKeys } from './use-grid-keys.ts';
import type { usePhotos } from './use-photos.ts';

interface PhotoDeskProps extends PhoneBlocks {
  readonly store: ReturnType<typeof usePhotos>;
  readonly onLookAgain: () => void;
}

/** The photographs of an album, by state: approved, hidden and deleted, one by one or many at once. */
export function PhotoDesk({ store, onLookAgain, ...blocks }: PhotoDeskProps) {
  const { status, counts, lists, reading, last } = store;
  const [state, setState] = useState<PhotoState>('new');
  const [opened, setOpened] = useState<string>();
  const [ofPhone, setOfPhone] = useState<DeskPhoto>();
  const [asked, setAsked] = useState<readonly DeskPhoto[]>([]);
  const { busy, run } = useWork(texts.notDone);
  const grid = useRef<HTMLUListElement>(null);
  const anchor = useRef<number>(undefined);
  const { photos, opened: isRead, complete } = lists[state];
  const selection = useSelection(photos, photos);
  const { selected, chosen, select, clear } = selection;
  const { expectRemoval } = useFocusAfterRemoval(grid, photos, {
    count: photos.length,
    focusNext: focusFirst,
  });

  useEffect(() => {
    if (!isRead && !reading && status === 'ready') void store.more(state);
  }, [isRead, reading, status, state, store.more]);

  const latest = useRef({ photos, decide: store.decide });
  useEffect(() => {
    latest.current = { photos, decide: store.decide };
  });
  const decideOne = useCallback(
    (photo: DeskPhoto, to: PhotoState) => {
      expectRemoval(latest.current.photos.findIndex(({ id }) => id === photo.id));
      latest.current.decide([photo], to).catch(() => notify.error(texts.notDone));
    },
    [expectRemoval],
  );
  const selectTo = useCallback(
    (photo: DeskPhoto, on: boolean, withShift: boolean) => {
      const rows = latest.current.photos;
      const place = rows.findIndex(({ id }) => id === photo.id);
      const from = withShift ? (anchor.current ?? place) : place;
      anchor.current = place;
      for (const { id } of rows.slice(Math.min(from, place), Math.max(from, place) + 1)) select(id, on);
    },
    [select],
  );
  const open = useCallback((photo: DeskPhoto) => setOpened(photo.id), []);

  const show = (next: PhotoState) => {
    clear();
    anchor.current = undefined;
    setState(next);
  };
  const together = async (work: () => Promise<void>, done?: string) => {
    const isDone = await run(work, done);
    // The buttons of the selection are removed with it.
    grid.current?.focus();
    if (isDone) clear();
  };
  const decideChosen = (to: PhotoState) => together(() => store.decide(chosen, to));
  const remove = (those: readonly DeskPhoto[]) => {
    setAsked([]);
    if (opened !== undefined) setOpened(neighbourOf(photos, opened)?.id);
    return together(() => store.remove(those), texts.removed(those.length));
  };
  const undo = () => run(store.undo, texts.undone);

  useGridKeys(grid, {
    onLetter: (letter, id) => {
      const photo = photos.find((one) => one.id === id);
      const to = letter === 'a' ? 'approved' : 'hidden';
      if (photo && to !== photo.state) decideOne(photo, to);
    },
    onUndo: () => {
      if (!busy) void undo();
    },
  });

  const options = PHOTO_STATES.map((value) => ({
    value,
    name: texts.withCount(texts.tabs[value], counts[value]),
  }));
  return (
    <>
      <div className={listStyles.tools}>
        <Choices legend={texts.filter} options={options} chosen={state} onChoose={show} />
        <div className={listStyles.actions}>
          <Button look="link" busy={reading} onClick={onLookAgain}>
            {texts.lookAgain}
          </Button>
        </div>
        <p className={styles.keys}>{texts.keys}</p>
        <p className={styles.touch}>{texts.touch}</p>
      </div>
      <SelectionBar
        selection={selection}
        texts={texts}
        shown={texts.shown(photos.length)}
        progress={store.progress && texts.progress(store.progress.done, store.progress.all)}
      >
        {state !== 'approved' && (
          <Button look="link" busy={busy} onClick={() => void decideChosen('approved')}>
            {texts.approve}
          </Button>
        )}
        {state !== 'hidden' && (
          <Button look="link" busy={busy} onClick={() => void decideChosen('hidden')}>
            {texts.hide}
          </Button>
        )}
        <Button look="link" busy={busy} onClick={() => setAsked(chosen)}>
          {texts.remove}
        </Button>
      </SelectionBar>
      <ul ref={grid} tabIndex={-1} aria-label={texts.list} className={tiles.grid} aria-busy={reading}>
        {photos.map((photo) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            selected={selected.has(photo.id)}
            onSelect={selectTo}
            onOpen={open}
            onDecide={decideOne}
          />
        ))}
      </ul>
      {complete && photos.length === 0 && <p role="status">{texts.none[state]}</p>}
      {!complete && (
        <ReadOn
          key={`${state} ${photos.length}`}
          label={texts.more}
          reading={reading}
          status={status === 'offline' ? texts.notDone : undefined}
          onMore={() => void store.more(state)}
        />
      )}
      <UndoBar
        last={opened === undefined && !store.progress ? last : undefined}
        busy={busy}
        onUndo={() => {
          grid.current?.focus({ preventScroll: true });
          void undo();
        }}
      />
      <PhotoView
        photos={photos}
        opened={opened}
        count={complete ? photos.length : counts[state]}
        last={last}
        busy={busy}
        readPicture={store.picture}
        onOpen={setOpened}
        onNearEnd={() => {
          if (!complete) void store.more(state);
        }}
        onDecide={(photo, to) => {
          setOpened(neighbourOf(photos, photo.id)?.id);
          decideOne(photo, to);
        }}
        onUndo={() => {
          const back = last?.photos[0];
          void undo().then((isBack) => isBack && back?.state === state && setOpened(back.id));
        }}
        onRemove={(photo) => setAsked([photo])}
        onPhone={(photo) => {
          setOpened(undefined);
          setOfPhone(photo);
        }}
      />
      <PhoneDialog store={store} of={ofPhone} onClose={() => setOfPhone(undefined)} {...blocks} />
      <ConfirmDialog
        open={asked.length > 0}
        {...texts.removeQuestion(asked.length)}
        confirm={texts.remove}
        onKeep={() => setAsked([])}
        onConfirm={() => void remove(asked)}
      />
    </>
  );
}

function neighbourOf(photos: readonly DeskPhoto[], id: string | undefined): DeskPhoto | undefined {
  const place = photos.findIndex((one) => one.id === id);
  return photos[place + 1] ?? photos[place - 1];
}

interface UndoBarProps {
  readonly last: Decision | undefined;
  readonly busy: boolean;
  readonly onUndo: () => void;
}

/** The last decision with Undo. It stays until the next one: a toast would disappear too soon. */
function UndoBar({ last, busy, onUndo }: UndoBarProps) {
  return (
    <div className={undoBarStyles.home}>
      <div className={undoBarStyles.bar} data-shown={last !== undefined}>
        <p role="status">{last && texts.done[last.state](last.photos.length)}</p>
        {last && (
          <button
            type="button"
            className={undoBarStyles.undo}
            aria-disabled={busy}
            onClick={busy ? undefined : onUndo}
          >
            {texts.undo}
          </button>
        )}
      </div>
    </div>
  );
}
