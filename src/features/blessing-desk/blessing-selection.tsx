import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/check-field.tsx';
import listStyles from '#src/ui/desk-list.module.css';
import { BLESSINGS } from '#text/invitations/blessings.ts';

interface BlessingSelectionProps {
  /** How many are shown, and how many are selected. */
  readonly shown: number;
  readonly selected: number;
  readonly allSelected: boolean;
  readonly busy: boolean;
  readonly onSelectAll: (on: boolean) => void;
  readonly onApprove: () => void;
  readonly onHide: () => void;
  readonly onRemove: () => void;
  readonly onClear: () => void;
}

/** How many blessings are shown, and what can be done with those that are selected. */
export function BlessingSelection(props: BlessingSelectionProps) {
  const { shown, selected, allSelected, busy, onSelectAll, onApprove, onHide, onRemove, onClear } = props;
  return (
    <div className={`${listStyles.bar} ${selected > 0 ? listStyles.selection : ''}`}>
      <CheckField checked={allSelected} onChange={onSelectAll}>
        {BLESSINGS.selectAll}
      </CheckField>
      <p role="status">{selected > 0 ? BLESSINGS.selected(selected) : BLESSINGS.shown(shown)}</p>
      {selected > 0 && (
        <>
          <Button look="link" busy={busy} onClick={onApprove}>
            {BLESSINGS.approve}
          </Button>
          <Button look="link" busy={busy} onClick={onHide}>
            {BLESSINGS.hide}
          </Button>
          <Button look="link" busy={busy} onClick={onRemove}>
            {BLESSINGS.remove}
          </Button>
          <Button look="link" onClick={onClear}>
            {BLESSINGS.clear}
          </Button>
        </>
      )}
    </div>
  );
}
