import type { FormEvent } from 'react';
import { useState } from 'react';
import { MONEY_TEXTS } from '#src/domain/money/limits.ts';
import type { Void } from '#src/domain/money/money.ts';
import { receiptNumber } from '#src/domain/money/paper-name.ts';
import { cleanLine } from '#src/lib/text.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/field.tsx';
import { MANAGE_MONEY } from '#text/manage-money.ts';
import styles from './money.module.css';

const text = MANAGE_MONEY.mistake;

interface MistakeProps {
  readonly orderNumber: string;
  readonly place: number;
  readonly busy: boolean;
  readonly onVoid: (entry: Void) => void;
}

/** Takes an entry out of the sums and leaves it in sight, with the reason. */
export function Mistake({ orderNumber, place, busy, onVoid }: MistakeProps) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const reason = cleanLine(typed);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason === '') return;
    setOpen(false);
    onVoid({ kind: 'void', place, reason });
  };
  return (
    <>
      <Button
        look="link"
        aria-label={text.open(receiptNumber(orderNumber, place))}
        onClick={() => setOpen(true)}
      >
        {text.short}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={text.short}>
        <form
          className={styles.form}
          onSubmit={save}
          noValidate
          data-unsaved={(open && typed !== '') || undefined}
        >
          <TextField
            label={text.reason}
            hint={text.hint}
            maxLength={MONEY_TEXTS.note}
            autoComplete="off"
            value={typed}
            error={tried && reason === '' ? text.wrong : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
          <div className={styles.buttons}>
            <Button look="secondary" small onClick={() => setOpen(false)}>
              {text.keep}
            </Button>
            <Button type="submit" look="danger" small busy={busy}>
              {text.save}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
