import { useState } from 'react';
import { MANAGE_INVITATIONS } from '#src/content/invitation-owner.ts';
import { ConfirmDialog } from '#src/ui/dialog.tsx';

const copy = MANAGE_INVITATIONS.erase;

interface EraseDialogProps {
  /** Whose wedding; `undefined` closes the dialog. */
  readonly names: string | undefined;
  readonly onKeep: () => void;
  readonly onErase: () => void;
}

/** Asks twice, and says what is erased. */
export function EraseDialog({ names, onKeep, onErase }: EraseDialogProps) {
  const [sure, setSure] = useState(false);
  const leave = (then: () => void) => () => {
    setSure(false);
    then();
  };
  return (
    <>
      <ConfirmDialog
        open={names !== undefined && !sure}
        title={copy.question}
        line={copy.line(names ?? '')}
        keep={copy.keep}
        confirm={copy.next}
        onKeep={leave(onKeep)}
        onConfirm={() => setSure(true)}
      />
      <ConfirmDialog
        open={names !== undefined && sure}
        title={copy.sure}
        line={copy.sureLine(names ?? '')}
        keep={copy.keep}
        confirm={copy.erase}
        onKeep={leave(onKeep)}
        onConfirm={leave(onErase)}
      />
    </>
  );
}
