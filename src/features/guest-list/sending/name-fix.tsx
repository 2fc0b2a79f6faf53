import type { FormEvent } from 'react';
import { useState } from 'react';
import type { Family } from '#src/domain/guests/family.ts';
import { LIMITS } from '#src/domain/guests/limits.ts';
import { cleanLine } from '#src/lib/text.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { useWork } from '#src/ui/use-work.ts';
import { GUESTS } from '#text/invitations/guests.ts';
import styles from './send-screen.module.css';

const texts = GUESTS.queue;

interface NameFixProps {
  readonly family: Family;
  /** Rejects without a network. */
  readonly onName: (name: string) => Promise<void>;
}

/** The family's name, which can be put right before it is greeted by it. */
export function NameFix({ family, onName }: NameFixProps) {
  const [typed, setTyped] = useState<string>();
  const { busy, run } = useWork(GUESTS.notDone);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const name = cleanLine(typed ?? '');
    if (name === '') return;
    if (await run(() => onName(name))) setTyped(undefined);
  };
  if (typed === undefined) {
    return (
      <div className={styles.top}>
        <h3 className={styles.name} {...textLanguage(family.name)}>
          {family.name}
        </h3>
        <Button look="link" onClick={() => setTyped(family.name)}>
          {texts.fixName}
        </Button>
      </div>
    );
  }
  return (
    <form onSubmit={(event) => void save(event)}>
      <TextField
        label={GUESTS.form.name}
        autoComplete="off"
        autoFocus
        maxLength={LIMITS.familyName.max}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles.steps}>
        <Button type="submit" small busy={busy}>
          {texts.keepName}
        </Button>
        <Button look="link" onClick={() => setTyped(undefined)}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
