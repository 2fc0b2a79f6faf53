import { GUESTS } from '#src/content/invitations/guests.ts';
import { Button } from '#src/ui/button.tsx';
import listStyles from '#src/ui/desk-list.module.css';
import { useWork } from '#src/ui/use-work.ts';

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
