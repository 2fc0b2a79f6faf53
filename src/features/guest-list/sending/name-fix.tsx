import type { FormEvent } from 'react';
import { useRef } from 'react';
import type { Family } from '#src/domain/guests/family.ts';
import { LIMITS } from '#src/domain/guests/limits.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { useFocusBack } from '#src/ui/use-focus-back.ts';
import { GUESTS } from '#text/invitations/guests.ts';
import styles from './send-screen.module.css';

const texts = GUESTS.queue;

interface NameFixProps {
  readonly family: Family;
  readonly typed: string | undefined;
  readonly busy: boolean;
  /** `undefined` ends the correction without saving it. */
  readonly onType: (typed: string | undefined) => void;
  readonly onSave: () => void;
}

/** The family's name can be corrected before the message uses it. */
export function NameFix({ family, typed, busy, onType, onSave }: NameFixProps) {
  const opener = useRef<HTMLButtonElement>(null);
  useFocusBack(opener, typed !== undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  if (typed === undefined) {
    return (
      <div className={styles.top}>
        <h3 className={styles.name} {...textLanguage(family.name)}>
          {family.name}
        </h3>
        <Button ref={opener} look="link" onClick={() => onType(family.name)}>
          {texts.fixName}
        </Button>
      </div>
    );
  }
  return (
    <form onSubmit={submit} data-unsaved={typed !== family.name || undefined}>
      <TextField
        label={GUESTS.form.name}
        autoComplete="off"
        autoFocus
        maxLength={LIMITS.familyName.max}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <div className={styles.steps}>
        <Button type="submit" small busy={busy}>
          {texts.keepName}
        </Button>
        <Button look="link" onClick={() => onType(undefined)}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
