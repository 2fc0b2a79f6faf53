import type { FormEvent } from 'react';
import { useState } from 'react';
import { MONEY_TEXTS } from '#src/domain/money/limits.ts';
import { rupees } from '#src/lib/money.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/field.tsx';
import { MANAGE_MONEY } from '#text/manage-money.ts';
import styles from './money.module.css';

const text = MANAGE_MONEY.bill;

interface CreditFormProps {
  readonly total: number;
  readonly busy: boolean;
  readonly onCredit: (reason: string) => void;
}

/** Takes the standing bill back, with a reason. */
export function CreditForm({ total, busy, onCredit }: CreditFormProps) {
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const reason = typed.trim().replaceAll(/\s+/g, ' ');
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason !== '') setAsking(true);
  };
  return (
    <form className={styles.form} onSubmit={ask} noValidate>
      <TextField
        label={text.reason}
        maxLength={MONEY_TEXTS.note}
        autoComplete="off"
        value={typed}
        error={tried && reason === '' ? text.wrong.reason : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div>
        <Button type="submit" look="secondary" small busy={busy}>
          {text.credit}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={text.ask}
        line={text.askLine(rupees(total))}
        keep={text.keep}
        confirm={text.confirm}
        onKeep={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onCredit(reason);
        }}
      />
    </form>
  );
}
