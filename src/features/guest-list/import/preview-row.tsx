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
  /** Seats where the line says none. */
  readonly seats: number;
  readonly onChange: (id: string, fields: Partial<ImportRow>) => void;
  readonly onTake: (id: string, taken: boolean) => void;
}

/** A line of an import: what it became, and its fields to correct. */
export const PreviewRow = memo(
  function PreviewRow({ judged, invitation, seats, onChange, onTake }: PreviewRowProps) {
    const fateId = useId();
    const { row, line, fate, taken } = judged;
    if (row.is !== 'family') return <NoFamily judged={judged} invitation={invitation} onChange={onChange} />;
    const faults = fate.kind === 'unclear' ? fate.faults : [];
    const field = (isWrong: boolean) => ({
      autoComplete: 'off',
      'aria-invalid': isWrong || undefined,
      'aria-describedby': fateId,
    });
    return (
      <div className={styles.row} data-fate={fate.kind}>
        <label className={styles.take}>
          <input
            type="checkbox"
            checked={taken}
            disabled={fate.kind === 'unclear'}
            aria-label={texts.take(row.name || row.source)}
            onChange={({ target }) => onTake(row.id, target.checked)}
          />
        </label>
        <p className={styles.fate} id={fateId}>
          <strong>{texts.fates[fate.kind]}</strong> <FateText judged={judged} />
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
    JSON.stringify(before.judged.fate) === JSON.stringify(after.judged.fate),
);

/** A heading, which says whose guests the lines below it are, or another line that is no family. */
function NoFamily({
  judged: { row },
  invitation,
  onChange,
}: Pick<PreviewRowProps, 'judged' | 'invitation' | 'onChange'>) {
  const { fates } = texts;
  return (
    <div className={styles.row} data-fate={row.is}>
      <p className={styles.fate}>
        <strong>{row.is === 'heading' ? fates.heading : fates.aside}</strong>
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

function FateText({ judged: { row, fate } }: { readonly judged: JudgedRow }) {
  const { repairs, faults, doubts, twin } = texts.fates;
  if (fate.kind === 'doubtful') return fate.doubts.map((doubt) => doubts[doubt]).join(', ');
  if (fate.kind === 'unclear') return fate.faults.map((fault) => faults[fault]).join(', ');
  if (fate.kind === 'doubled') {
    return twin(fate.twin.name, formatPhone(fate.twin.phone), fate.twin.isInList);
  }
  return row.repairs.map((repair) => repairs[repair]).join(', ');
}
