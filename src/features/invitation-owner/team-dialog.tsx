import type { FormEvent } from 'react';
import { useEffect, useState } from 'react';
import { readTeam, writeTeam } from '#src/data/invitations-api.ts';
import { LIMITS } from '#src/domain/invitation/limits.ts';
import { EMAIL_PATTERN } from '#src/domain/text-patterns.ts';
import { doneOrUnsure, failureText } from '#src/lib/done-or-unsure.ts';
import type { Guard } from '#src/lib/guard.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/field.tsx';
import { useDialogSave } from '#src/ui/use-dialog-save.ts';
import { MANAGE_INVITATIONS } from '#text/invitation-owner.ts';
import styles from './manager.module.css';

const texts = MANAGE_INVITATIONS.team;

const ADDRESS = new RegExp(EMAIL_PATTERN, 'u');
const PLACES = Array.from({ length: LIMITS.editors.max }, (_, place) => place);

interface TeamDialogProps {
  /** The invitation's code; `undefined` closes the dialog. */
  readonly code: string | undefined;
  readonly guard: Guard;
  readonly onClose: () => void;
}

export function TeamDialog({ code, guard, onClose }: TeamDialogProps) {
  return (
    <Dialog open={code !== undefined} onClose={onClose} title={texts.title}>
      {code !== undefined && <TeamForm key={code} code={code} guard={guard} onClose={onClose} />}
    </Dialog>
  );
}

function TeamForm({ code, guard, onClose }: TeamDialogProps & { readonly code: string }) {
  const [addresses, setAddresses] = useState<readonly string[]>();
  const [failed, setFailed] = useState(false);
  const [checked, setChecked] = useState(false);
  const { busy, save } = useDialogSave(onClose, failureText(texts));

  useEffect(() => {
    guard(() => readTeam(code)).then(
      (team) => setAddresses(PLACES.map((place) => team[place] ?? '')),
      () => setFailed(true),
    );
  }, [code, guard]);

  if (failed) return <p role="alert">{texts.unreachable}</p>;
  if (!addresses) return <p role="status">{texts.loading}</p>;
  const cleaned = addresses.map((address) => address.trim().toLowerCase());
  const errorAt = (place: number) => {
    const address = cleaned[place] ?? '';
    return checked && address !== '' && !ADDRESS.test(address) ? texts.invalid : undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const editors = [...new Set(cleaned.filter(Boolean))];
    if (!editors.every((address) => ADDRESS.test(address))) return;
    const isSaved = async () => {
      const stored = await guard(() => readTeam(code));
      return stored.join() === editors.join();
    };
    void save(() => doneOrUnsure(() => guard(() => writeTeam(code, editors)), isSaved), texts.saved);
  };
  return (
    <form className={styles.team} onSubmit={submit} noValidate>
      <p>{texts.line}</p>
      {PLACES.map((place) => (
        <TextField
          key={place}
          label={texts.address(place + 1)}
          type="email"
          autoComplete="off"
          value={addresses[place]}
          error={errorAt(place)}
          onChange={({ target }) =>
            setAddresses(addresses.map((old, at) => (at === place ? target.value : old)))
          }
        />
      ))}
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {texts.save}
        </Button>
        <Button look="link" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
