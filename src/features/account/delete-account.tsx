import { useState } from 'react';
import { DELETE_ACCOUNT as copy } from '#src/content/invitations/delete-account.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import { notify } from '#src/ui/toast.tsx';

interface DeleteAccountProps {
  readonly email: string;
  /** The account is gone. */
  readonly onDeleted: () => Promise<void>;
}

/** Deletes the account of whoever is signed in, after a question that says what stays. */
export function DeleteAccount({ email, onDeleted }: DeleteAccountProps) {
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const deleteIt = async () => {
    setBusy(true);
    try {
      const { openSignIn } = await import('#src/data/account-api.ts');
      const deletion = await (await openSignIn()).deleteAccount();
      setAsked(false);
      if (deletion === 'deleted') {
        notify.success(copy.done);
        await onDeleted();
      } else notify.error(copy.refused[deletion]);
    } catch {
      setAsked(false);
      notify.error(copy.notDone);
    }
    setBusy(false);
  };
  return (
    <>
      <Button look="link" onClick={() => setAsked(true)}>
        {copy.open}
      </Button>
      <ConfirmDialog
        open={asked}
        title={copy.question}
        line={copy.line(email)}
        keep={copy.keep}
        confirm={copy.confirm}
        busy={busy}
        onKeep={() => setAsked(false)}
        onConfirm={() => void deleteIt()}
      />
    </>
  );
}
