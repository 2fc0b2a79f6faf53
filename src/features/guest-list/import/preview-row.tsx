import { memo, useId } from 'react';
import type { HostSide, Invitation } from '#src/domain/invitation/invitation.ts';
import { formatPhone } from '#src/lib/phone.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { GUESTS } from '#text/invitations/guests.ts';
import { sideOptions } from '../family-fields.tsx';
import type { ImportRow } from './import-row.ts';
import styles from './preview-row.module.css';
import type { JudgedRow } from './use-import.ts';

const texts = GUESTS.import;

interface PreviewRowProps {
  readonly judged: JudgedRow;
  readonly invitation: Invitation;
  /** Seats where the line has none. */
  readonly seats: number;
  readonly onChange: (id: string, fields: Partial<ImportRow>) => void;
  readonly onTake: (id: string, taken: boolean) => void;
}

export const PreviewRow = memo(
  function PreviewRow({ judged, invitation, seats, onChange, onTake }: PreviewRowProps) {
    const resultId = useId();
    const { row, line, result, taken } = judged;
    if (row.is !== 'family') return <NoFamily judged={judged} invitation={invitation} onChange={onChange} />;
    const faults = result.kind === 'unclear' ? result.faults : [];
    const field = (isWrong: boolean) => ({
      autoComplete: 'off',
      'aria-invalid': isWrong || undefined,
      'aria-describedby': resultId,
    });
    return (
      <div className={styles.row} data-result={result.kind}>
        <label className={styles.take}>
          <input
            type="checkbox"
            checked={taken}
            disabled={result.kind === 'unclear'}
            aria-label={texts.take(row.name || row.source)}
            onChange={({ target }) => onTake(row.id, target.checked)}
          />
        </label>
        <p className={styles.result} id={resultId}>
          <strong>{texts.results[result.kind]}</strong> <ResultText judged={judged} />
        </p>
        <p className={styles.source}>
          <span>{texts.source}: </span>
          <q {...textLanguage(row.source)}>{row.source}</q>
        </p>
        <div className={styles.fields}>
          <input
            {...field(faults.includes('name') || faults.includes('longName'))}
            {...textLanguage(row.name)}
            aria-label={texts.nameOf(line)}
            placeholder={GUESTS.form.name}
            value={row.name}
            onChange={({ target }) => onChange(row.id, { name: target.value })}
          />
          <input
            {...field(faults.includes('phone'))}
            aria-label={texts.phoneOf(line)}
            placeholder={GUESTS.form.phone}
            type="tel"
            value={formatPhone(row.phone)}
            onChange={({ target }) => onChange(row.id, { phone: target.value })}
          />
          <input
            {...field(faults.includes('seats'))}
            aria-label={texts.seatsOf(line)}
            placeholder={String(seats)}
            inputMode="numeric"
            value={row.seats}
            onChange={({ target }) => onChange(row.id, { seats: target.value })}
          />
        </div>
        {row.note && (
          <p className={styles.note}>
            {texts.note}: <span {...textLanguage(row.note)}>{row.note}</span>
          </p>
        )}
      </div>
    );
  },
  (before, after) =>
    before.seats === after.seats &&
    before.invitation === after.invitation &&
    before.judged.row === after.judged.row &&
    before.judged.taken === after.judged.taken &&
    JSON.stringify(before.judged.result) === JSON.stringify(after.judged.result),
);

function NoFamily({
  judged: { row },
  invitation,
  onChange,
}: Pick<PreviewRowProps, 'judged' | 'invitation' | 'onChange'>) {
  const { results } = texts;
  return (
    <div className={styles.row} data-result={row.is}>
      <p className={styles.result}>
        <strong>{row.is === 'heading' ? results.heading : results.aside}</strong>
      </p>
      <p className={styles.source}>
        <q {...textLanguage(row.source)}>{row.source}</q>
      </p>
      {row.is === 'heading' && (
        <SelectField
          label={texts.below(row.name)}
          value={row.side ?? 'all'}
          options={[{ value: 'all', label: texts.asForAll }, ...sideOptions(invitation)]}
          onChoose={(side: HostSide | 'all') => onChange(row.id, { side: side === 'all' ? undefined : side })}
        />
      )}
      <Button look="link" onClick={() => onChange(row.id, { is: 'family', name: row.name })}>
        {texts.isFamily}
      </Button>
    </div>
  );
}

function ResultText({ judged: { row, result } }: { readonly judged: JudgedRow }) {
  const { repairs, faults, doubts, duplicateOf } = texts.results;
  if (result.kind === 'doubtful') return result.doubts.map((doubt) => doubts[doubt]).join(', ');
  if (result.kind === 'unclear') return result.faults.map((fault) => faults[fault]).join(', ');
  if (result.kind === 'duplicate') {
    const { name, phone, isInList } = result.duplicateOf;
    return duplicateOf(name, formatPhone(phone), isInList);
  }
  return row.repairs.map((repair) => repairs[repair]).join(', ');
}
