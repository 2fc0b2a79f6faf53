import { useRef, useState } from 'react';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { Button } from '#src/ui/button.tsx';
import { Choices } from '#src/ui/choices.tsx';
import listStyles from '#src/ui/desk-list.module.css';
import { Dock } from '#src/ui/dock.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { useFocusOnChange } from '#src/ui/use-focus-on-change.ts';
import { WindowedList } from '#src/ui/windowed-list.tsx';
import { GUESTS } from '#text/invitations/guests.ts';
import { FunctionChecks, LANGUAGE_OPTIONS, SeatsField, SideField } from '../family-fields.tsx';
import styles from '../guests.module.css';
import type { ImportReading, Saving } from '../typed-guests.ts';
import type { useGuestList } from '../use-guest-list.ts';
import { PreviewRow } from './preview-row.tsx';
import type { ForAll, RowResult } from './row-results.ts';
import type { JudgedRow } from './use-import.ts';
import { useImport } from './use-import.ts';

const texts = GUESTS.import;

const KINDS = ['accepted', 'repaired', 'doubtful', 'duplicate', 'unclear', 'heading', 'aside'] as const;
/** Lines that need a decision. */
const OPEN: readonly RowResult['kind'][] = ['doubtful', 'duplicate', 'unclear'];

interface ImportPreviewProps {
  readonly invitation: Invitation;
  readonly guestList: ReturnType<typeof useGuestList>;
  readonly reading: ImportReading;
  readonly onAgain: () => void;
  readonly onBack: () => void;
}

/** Every line of an import with its result, to correct, to choose, and to save. */
export function ImportPreview(props: ImportPreviewProps) {
  const { invitation, guestList, reading, onAgain, onBack } = props;
  const { judged, chosen, saving, forAll, chooseForAll, change, choose, save, look } = useImport(
    reading,
    invitation,
    guestList,
  );
  const { unused } = reading;
  // Lines stay in view while they are corrected.
  const [lookedAt, setLookedAt] = useState<ReadonlySet<string>>();

  const counts = countsOf(judged);
  const shown = lookedAt ? judged.filter(({ row }) => lookedAt.has(row.id)) : judged;
  const toLookAt = OPEN.reduce((sum, kind) => sum + counts[kind], 0);
  const families = judged.filter(({ row }) => row.is === 'family');
  const add = () => void save();
  const lines = useRef<HTMLDivElement>(null);
  useFocusOnChange(lines, saving === undefined);

  if (saving?.at === 'work') return <p role="status">{texts.saving(saving.saved.size, saving.all)}</p>;
  if (saving?.at === 'failed') return <SavingFailed saving={saving} onCarryOn={add} onLook={look} />;
  return (
    <div ref={lines} tabIndex={-1} className={`${listStyles.view} ${styles.paste}`}>
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
          <ForAllFields invitation={invitation} forAll={forAll} onChange={chooseForAll} />
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

interface SavingFailedProps {
  readonly saving: Saving;
  readonly onCarryOn: () => void;
  readonly onLook: () => void;
}

function SavingFailed({ saving, onCarryOn, onLook }: SavingFailedProps) {
  return (
    <Notice title={texts.failed(saving.saved.size, saving.all)} line={texts.failedLine}>
      <div className={`${listStyles.actions} ${styles.ways}`}>
        <Button autoFocus onClick={onCarryOn}>
          {texts.carryOn}
        </Button>
        <Button look="link" onClick={onLook}>
          {texts.backToLines}
        </Button>
      </div>
    </Notice>
  );
}

function countsOf(judged: readonly JudgedRow[]): Record<RowResult['kind'], number> {
  const counts = { accepted: 0, repaired: 0, doubtful: 0, duplicate: 0, unclear: 0, heading: 0, aside: 0 };
  for (const { result } of judged) counts[result.kind] += 1;
  return counts;
}

function idsToLookAt(judged: readonly JudgedRow[]): ReadonlySet<string> {
  return new Set(judged.filter(({ result }) => OPEN.includes(result.kind)).map(({ row }) => row.id));
}

interface ForAllFieldsProps {
  readonly invitation: Invitation;
  readonly forAll: ForAll;
  readonly onChange: (fields: Partial<ForAll>) => void;
}

function ForAllFields({ invitation, forAll, onChange }: ForAllFieldsProps) {
  return (
    <fieldset className={styles.forAll}>
      <legend>{GUESTS.import.forAll}</legend>
      <FunctionChecks
        invitation={invitation}
        chosen={forAll.functions}
        onChoose={(functions) => onChange({ functions })}
      />
      <SideField invitation={invitation} value={forAll.side} onChoose={(side) => onChange({ side })} />
      <SelectField
        label={GUESTS.form.language}
        value={forAll.language}
        options={LANGUAGE_OPTIONS}
        onChoose={(language) => onChange({ language })}
      />
      <SeatsField
        label={GUESTS.import.seats}
        value={forAll.seats}
        onChange={(seats) => onChange({ seats })}
      />
    </fieldset>
  );
}
