import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { parseInvitationCode } from '#src/domain/invitation/invitation-code.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { MY_WEDDING } from '#text/invitation-owner.ts';
import styles from './wedding-desk.module.css';

const texts = MY_WEDDING.noCode;

interface CodeFormProps {
  /** What is in the field at first: a code to correct, or nothing. */
  readonly code: string;
  readonly onCode: (code: string) => void;
  readonly children: ReactNode;
}

/** Asks for the code of a wedding, or its whole link. */
export function CodeForm({ code: before, onCode, children }: CodeFormProps) {
  const [typed, setTyped] = useState(before);
  const [failed, setFailed] = useState(false);
  const open = (event: FormEvent) => {
    event.preventDefault();
    // A whole link may be pasted.
    const code = parseInvitationCode(typed.trim().replace(/^.*\/i\//i, ''));
    setFailed(code === undefined);
    if (code) onCode(code);
  };
  return (
    <form className={styles.code} onSubmit={open} noValidate>
      <h2>{texts.title}</h2>
      {children}
      <TextField
        label={texts.label}
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        error={failed ? texts.invalid : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit">{texts.open}</Button>
    </form>
  );
}
