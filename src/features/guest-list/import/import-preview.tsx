import { memo, useId, useState } from 'react';
import type { HostSide, Invitation } from '#src/domain/invitation/invitation.ts';
import { formatPhone } from '#src/lib/phone.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { Button } from '#src/ui/button.tsx';
import { Choices } from '#src/ui/choices.tsx';
import { Dock } from '#src/ui/dock.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { WindowedList } from '#src/ui/windowed-list.tsx';
import { GUESTS } from '#text/invitations/guests.ts';
import { FunctionChecks, LANGUAGE_OPTIONS, SeatsField, SideField, sideOptions } from '../family-fields.tsx';
import { newFamily } from '../family-form.ts';
import styles from '../guests.module.css';
import type { useGuestList } from '../use-guest-list.ts';
import type { Fate, ForAll } from './fates.ts';
import type { ImportRow } from './import-row.ts';
import previewRowStyles from './preview-row.module.css';
import type { JudgedRow, Saving } from './use-import.ts';
import { useImport } from './use-import.ts';

const texts = GUESTS.import;

const KINDS = ['taken', 'repaired', 'doubtful', 'doubled', 'unclear', 'heading', 'aside'] as const;
/** Lines that somebody has to decide about. */
const OPEN: readonly Fate['kind'][] = ['doubtful', 'doubled', 'unclear'];

interface ImportPreviewProps {
  readonly invitation: Invitation;
  readonly guestList: ReturnType<typeof useGuestList>;
  readonly rows: readonly ImportRow[];
  /** Headings of columns that were not read. */
  readonly unused: readonly string[];
  /** Pastes something else. */
  readonly onAgain: () => void;
  readonly onBack: () => void;
}

/** Every line of an import with what becomes of it, to correct, to choose, and to save. */
export function ImportPreview({ invitation, guestList, rows, unused, onAgain, onBack }: ImportPreviewProps) {
  const { judged, chosen, saving, change, choose, save } = useImport(rows, invitation, guestList);
  const [forAll, setForAll] = useState<ForAll>(() => newFamily(invitation));
  // Lines stay in view while they are corrected.
  const [lookedAt, setLookedAt] = useState<ReadonlySet<string>>();

  const counts = countsOf(judged);
  const shown = lookedAt ? judged.filter(({ row }) => lookedAt.has(row.id)) : judged;
  const toLookAt = OPEN.reduce((sum, kind) => sum + counts[kind], 0);
  const families = judged.filter(({ row }) => row.is === 'family');
  const add = () => void save(forAll);

  if (saving?.at === 'work') return <p role="status">{texts.saving(saving.saved, saving.all)}</p>;
  if (saving?.at === 'failed') return <SavingFailed saving={saving} onCarryOn={add} />;
  return (
    <div className={styles.paste}>
      {saving?.at === 'done' && (
        <Notice kind="note" title={texts.done(saving.all)}>
          {families.length > 0 && <p>{texts.left(families.length)}</p>}
          <Button look="link" autoFocus onClick={onBack}>
            {GUESTS.back}
          </Button>
        </Notice>
      )}
      {(saving?.at === 'done' ? families : judged).length > 0 && (
        <>
          <p role="status">
            {KINDS.filter((kind) => counts[kind] > 0)
              .map((kind) => `${counts[kind]} ${texts.counts[kind]}`)
              .join(', ')}
          </p>
          <Button look="link" onClick={onAgain}>
            {texts.again}
          </Button>
          {unused.length > 0 && <p>{texts.unused(unused)}</p>}
          <ForAllFields invitation={invitation} forAll={forAll} onChange={setForAll} />
          {toLookAt > 0 && (
            <Choices
              legend={texts.which}
              className={styles.choices}
              options={[
                { value: false, name: texts.all(judged.length) },
                { value: true, name: texts.toLookAt(toLookAt) },
              ]}
              chosen={lookedAt !== undefined}
              onChoose={(isShort) => setLookedAt(isShort ? idsToLookAt(judged) : undefined)}
            />
          )}
          <WindowedList
            label={texts.preview}
            items={shown}
            idOf={({ row }) => row.id}
            className={styles.lines}
            render={(one) => (
              <PreviewRow
                judged={one}
                invitation={invitation}
                seats={forAll.seats}
                onChange={change}
                onTake={choose}
              />
            )}
          />
          <Dock
            label={texts.toAdd}
            value={forAll.functions.length === 0 ? texts.noFunctions : texts.lines(chosen, families.length)}
          >
            <Button disabled={chosen === 0 || forAll.functions.length === 0} onClick={add}>
              {texts.add(chosen)}
            </Button>
          </Dock>
        </>
      )}
    </div>
  );
}

function SavingFailed({ saving, onCarryOn }: { readonly saving: Saving; readonly onCarryOn: () => void }) {
  return (
    <Notice title={texts.failed(saving.saved, saving.all)} line={texts.failedLine}>
      <Button autoFocus onClick={onCarryOn}>
        {texts.carryOn}
      </Button>
    </Notice>
  );
}

function countsOf(judged: readonly JudgedRow[]): Record<Fate['kind'], number> {
  const counts = { taken: 0, repaired: 0, doubtful: 0, doubled: 0, unclear: 0, heading: 0, aside: 0 };
  for (const { fate } of judged) counts[fate.kind] += 1;
  return counts;
}

function idsToLookAt(judged: readonly JudgedRow[]): ReadonlySet<string> {
  return new Set(judged.filter(({ fate }) => OPEN.includes(fate.kind)).map(({ row }) => row.id));
}

interface ForAllFieldsProps {
  readonly invitation: Invitation;
  readonly forAll: ForAll;
  readonly onChange: (forAll: ForAll) => void;
}

function ForAllFields({ invitation, forAll, onChange }: ForAllFieldsProps) {
  return (
    <fieldset className={styles.forAll}>
      <legend>{GUESTS.import.forAll}</legend>
      <FunctionChecks
        invitation={invitation}
        chosen={forAll.functions}
        onChoose={(functions) => onChange({ ...forAll, functions })}
      />
      <SideField
        invitation={invitation}
        value={forAll.side}
        onChoose={(side) => onChange({ ...forAll, side })}
      />
      <SelectField
        label={GUESTS.form.language}
        value={forAll.language}
        options={LANGUAGE_OPTIONS}
        onChoose={(language) => onChange({ ...forAll, language })}
      />
      <SeatsField
        label={GUESTS.import.seats}
        value={forAll.seats}
        onChange={(seats) => onChange({ ...forAll, seats })}
      />
    </fieldset>
  );
}

interface PreviewRowProps {
  readonly judged: JudgedRow;
  readonly invitation: Invitation;
  /** Seats where the line says none. */
  readonly seats: number;
  readonly onChange: (id: string, fields: Partial<ImportRow>) => void;
  readonly onTake: (id: string, taken: boolean) => void;
}

/** A line of an import: what it became, and its fields to correct. */
const PreviewRow = memo(
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
      <div className={previewRowStyles.row} data-fate={fate.kind}>
        <label className={previewRowStyles.take}>
          <input
            type="checkbox"
            checked={taken}
            disabled={fate.kind === 'unclear'}
            aria-label={texts.take(row.name || row.source)}
            onChange={({ target }) => onTake(row.id, target.checked)}
          />
        </label>
        <p className={previewRowStyles.fate} id={fateId}>
          <strong>{texts.fates[fate.kind]}</strong> <FateText judged={judged} />
        </p>
        <p className={previewRowStyles.source}>
          <span>{texts.source}: </span>
          <q {...textLanguage(row.source)}>{row.source}</q>
        </p>
        <div className={previewRowStyles.fields}>
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
          <p className={previewRowStyles.note}>
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
    <div className={previewRowStyles.row} data-fate={row.is}>
      <p className={previewRowStyles.fate}>
        <strong>{row.is === 'heading' ? fates.heading : fates.aside}</strong>
      </p>
      <p className={previewRowStyles.source}>
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
