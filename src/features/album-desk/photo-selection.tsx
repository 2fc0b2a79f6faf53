import type { PhotoState } from '#src/domain/album/photo.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/check-field.tsx';
import listStyles from '#src/ui/desk-list.module.css';
import { ALBUM_DESK as texts } from '#text/invitations/album-desk.ts';
import type { PhotoView } from './desk-store.ts';

interface PhotoSelectionProps {
  /** Of the photographs that are shown. */
  readonly state: PhotoState;
  readonly shown: number;
  readonly selected: number;
  readonly allSelected: boolean;
  readonly busy: boolean;
  readonly progress: PhotoView['progress'];
  readonly onSelectAll: (on: boolean) => void;
  readonly onDecide: (to: PhotoState) => void;
  readonly onRemove: () => void;
  readonly onClear: () => void;
}

/** How many photographs are shown, and what can be done with those that are selected. */
export function PhotoSelection(props: PhotoSelectionProps) {
  const { state, shown, selected, allSelected, busy, progress } = props;
  const count = selected > 0 ? texts.selected(selected) : texts.shown(shown);
  return (
    <div className={`${listStyles.bar} ${selected > 0 ? listStyles.selection : ''}`}>
      <CheckField checked={allSelected} onChange={props.onSelectAll}>
        {texts.selectAll}
      </CheckField>
      <p role="status">{progress ? texts.progress(progress.done, progress.all) : count}</p>
      {selected > 0 && (
        <>
          {state !== 'approved' && (
            <Button look="link" busy={busy} onClick={() => props.onDecide('approved')}>
              {texts.approve}
            </Button>
          )}
          {state !== 'hidden' && (
            <Button look="link" busy={busy} onClick={() => props.onDecide('hidden')}>
              {texts.hide}
            </Button>
          )}
          <Button look="link" busy={busy} onClick={props.onRemove}>
            {texts.remove}
          </Button>
          <Button look="link" onClick={props.onClear}>
            {texts.clear}
          </Button>
        </>
      )}
    </div>
  );
}
