import { useState } from 'react';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import { MANAGE_INVITATIONS } from '#text/invitation-owner.ts';

const texts = MANAGE_INVITATIONS.erase;

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
        title={texts.question}
        line={texts.line(names ?? '')}
        keep={texts.keep}
        confirm={texts.next}
        onKeep={leave(onKeep)}
        onConfirm={() => setSure(true)}
      />
      <ConfirmDialog
        open={names !== undefined && sure}
        title={texts.sure}
        line={texts.sureLine(names ?? '')}
        keep={texts.keep}
        confirm={texts.erase}
        onKeep={leave(onKeep)}
        onConfirm={leave(onErase)}
      />
    </>
  );
}
