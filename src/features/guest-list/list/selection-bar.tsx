import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/check-field.tsx';
import listStyles from '#src/ui/desk-list.module.css';
import { useWork } from '#src/ui/use-work.ts';
import { GUESTS } from '#text/invitations/guests.ts';

interface SelectionBarProps {
  /** How many families are shown, how many there are, and how many of them are selected. */
  readonly shown: number;
  readonly all: number;
  readonly selected: number;
  readonly allSelected: boolean;
  readonly onSelectAll: (on: boolean) => void;
  readonly onClear: () => void;
  readonly onChange: () => void;
  readonly onSend: () => void;
  readonly onRemove: () => void;
}

/** How many families are shown, and what can be done with those that are selected. */
export function SelectionBar({
  shown,
  all,
  selected,
  allSelected,
  onSelectAll,
  onClear,
  onChange,
  onSend,
  onRemove,
}: SelectionBarProps) {
  return (
    <div className={`${listStyles.bar} ${selected > 0 ? listStyles.selection : ''}`}>
      <CheckField checked={allSelected} onChange={onSelectAll}>
        {GUESTS.selectAll}
      </CheckField>
      <p role="status">{selected > 0 ? GUESTS.selected(selected) : GUESTS.shown(shown, all)}</p>
      {selected > 0 && (
        <>
          <Button look="link" onClick={onChange}>
            {GUESTS.change}
          </Button>
          <Button look="link" onClick={onSend}>
            {GUESTS.send.short}
          </Button>
          <Button look="link" onClick={onRemove}>
            {GUESTS.remove}
          </Button>
          <Button look="link" onClick={onClear}>
            {GUESTS.clear}
          </Button>
        </>
      )}
    </div>
  );
}

interface RemovedBarProps {
  readonly text: string;
  readonly undo: () => Promise<void>;
  readonly onDone: () => void;
}

/** Says that families were removed, and brings them back. Takes the focus, which was on a removed row. */
export function RemovedBar({ text, undo, onDone }: RemovedBarProps) {
  const { busy, run } = useWork(GUESTS.notDone);
  const bringBack = async () => {
    if (await run(undo, GUESTS.backInList)) onDone();
  };
  return (
    <div className={listStyles.bar} role="status">
      <p>{text}</p>
      <Button look="link" busy={busy} autoFocus onClick={() => void bringBack()}>
        {GUESTS.undo}
      </Button>
    </div>
  );
}
