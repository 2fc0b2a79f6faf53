import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { indiaDay } from '#src/domain/india-time.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceField } from '#src/ui/check-field.tsx';
import { TextField } from '#src/ui/field.tsx';
import { ALBUM_DESK } from '#text/invitations/album-desk.ts';
import type { AlbumDays, DayFaults } from './album-days.ts';
import { faultsIn } from './album-days.ts';
import styles from './album-form.module.css';

const texts = ALBUM_DESK.form;

const REVEALS = [
  { value: 'atOnce', label: texts.atOnce },
  { value: 'later', label: texts.later, line: texts.laterLine },
] as const;

interface AlbumFormProps {
  readonly days: AlbumDays;
  readonly submit: string;
  readonly busy: boolean;
  readonly onSave: (days: AlbumDays) => void;
  /** Without it there is nothing to go back to. */
  readonly onCancel?: () => void;
}

/** The days on which the album accepts photographs, and the day from which guests see them. */
export function AlbumForm({ days: before, submit, busy, onSave, onCancel }: AlbumFormProps) {
  const [days, setDays] = useState(before);
  const [faults, setFaults] = useState<DayFaults>({});
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }, [attempts]);

  const save = (event: FormEvent) => {
    event.preventDefault();
    const found = faultsIn(days, Date.now());
    setFaults(found);
    setAttempts((before) => before + 1);
    if (Object.keys(found).length === 0) onSave(days);
  };
  const field = (name: 'from' | 'until' | 'revealDay') => {
    const fault = faults[name];
    return {
      type: 'date',
      value: days[name],
      error: fault && texts.faults[fault],
      onChange: ({ target }: { readonly target: HTMLInputElement }) => {
        setDays({ ...days, [name]: target.value });
        setFaults({ ...faults, [name]: undefined });
      },
    };
  };

  return (
    <form ref={form} className={styles.form} aria-label={texts.label} onSubmit={save} noValidate>
      <div className={styles.days}>
        <TextField label={texts.from} {...field('from')} />
        <TextField label={texts.until} min={indiaDay(Date.now())} {...field('until')} />
      </div>
      <p className={styles.hint}>{texts.daysHint}</p>
      <ChoiceField
        legend={texts.reveal}
        name="album-reveal"
        value={days.reveal}
        options={REVEALS}
        onChoose={(reveal) => setDays({ ...days, reveal })}
      />
      {days.reveal === 'later' && (
        <div className={styles.day}>
          <TextField label={texts.revealDay} {...field('revealDay')} />
        </div>
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
        {onCancel && (
          <Button look="link" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
