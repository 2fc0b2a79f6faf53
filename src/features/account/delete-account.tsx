import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import { notify } from '#src/ui/toast.tsx';
import { DELETE_ACCOUNT as texts } from '#text/invitations/delete-account.ts';

interface DeleteAccountProps {
  readonly email: string;
  readonly onDeleted: () => Promise<void>;
}

/** Deletes the account of the person who is signed in, after a question that says what stays. */
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
        notify.success(texts.done);
        await onDeleted();
      } else notify.error(texts.refused[deletion]);
    } catch {
      setAsked(false);
      notify.error(texts.notDone);
    }
    setBusy(false);
  };
  return (
    <>
      <Button look="link" onClick={() => setAsked(true)}>
        {texts.open}
      </Button>
      <ConfirmDialog
        open={asked}
        title={texts.question}
        line={texts.line(email)}
        keep={texts.keep}
        confirm={texts.confirm}
        busy={busy}
        onKeep={() => setAsked(false)}
        onConfirm={() => void deleteIt()}
      />
    </>
  );
}
