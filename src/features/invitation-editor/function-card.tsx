import { useId, useRef } from 'react';
import type { Draft, DraftFunction } from '#src/domain/draft/draft.ts';
import type { DraftFault } from '#src/domain/draft/draft-check.ts';
import { dayOf, isWholeDay } from '#src/domain/draft/draft-functions.ts';
import { nameOf } from '#src/domain/draft/draft-invitation.ts';
import { instantInIndia, showIndiaHour, showIndiaWeekday } from '#src/domain/india-time.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { Icon } from '#src/ui/icon.tsx';
import { UndoButton } from '#src/ui/undo-button.tsx';
import { INVITATION_EDITOR } from '#text/invitation-editor.ts';
import { FunctionFields } from './function-fields.tsx';
import styles from './functions-step.module.css';
import { useShownRow } from './use-shown-row.ts';

const { functions: texts } = INVITATION_EDITOR;

interface FunctionCardProps {
  readonly draft: Draft;
  readonly draftFunction: DraftFunction;
  readonly faults: readonly DraftFault[];
  readonly removed: boolean;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onMove: (by: -1 | 1) => void;
  /** Removes the function, or puts it back. */
  readonly onToggle: () => void;
  readonly onFields: (fields: Partial<DraftFunction>) => void;
}

/** One function of the list: a line that says what is known of it, and its fields once it is opened. */
export function FunctionCard(props: FunctionCardProps) {
  const { draft, draftFunction, faults, removed, open, onOpen, onMove, onToggle, onFields } = props;
  const fieldsId = useId();
  const row = useRef<HTMLLIElement>(null);
  const atRest = open ? 'open' : 'closed';
  useShownRow(row, removed ? 'removed' : atRest);
  const name = nameOf(draftFunction.name) || texts.unnamed;
  const undo = <UndoButton removed={removed} name={name} labels={texts.remove} onToggle={onToggle} />;
  if (removed) {
    return (
      <li ref={row} className={styles.card}>
        <p className={styles.removed}>
          {texts.removed(name)} {undo}
        </p>
      </li>
    );
  }
  const wrong = faults.find(
    ({ field, kind }) => field.startsWith(`${draftFunction.id}.`) && kind === 'wrong',
  );
  return (
    <li ref={row} className={styles.card}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.open}
          aria-expanded={open}
          aria-controls={open ? fieldsId : undefined}
          onClick={() => onOpen(!open)}
        >
          <b className={styles.name} {...textLanguage(name)}>
            {name}
          </b>
          <span>
            {dayWords(draft, draftFunction)}, <span className={styles.hour}>{hourWords(draftFunction)}</span>
          </span>
          <span {...textLanguage(draftFunction.venue)}>{draftFunction.venue.trim() || texts.noVenue}</span>
          {wrong && !open && <span className={styles.wrong}>{wrong.sentence}</span>}
          <span className={styles.edit}>{open ? texts.close : texts.edit}</span>
        </button>
        <MoveButton up label={texts.earlier(name)} onPress={() => onMove(-1)} />
        <MoveButton label={texts.later(name)} onPress={() => onMove(1)} />
      </div>
      {open && (
        <div id={fieldsId} className={styles.fields}>
          <FunctionFields draft={draft} draftFunction={draftFunction} faults={faults} onFields={onFields} />
          <p>{undo}</p>
        </div>
      )}
    </li>
  );
}

/** `Friday, 12 February 2027`, or that it is not known yet. */
function dayWords(draft: Draft, draftFunction: DraftFunction): string {
  const day = dayOf(draft, draftFunction);
  const noon = isWholeDay(day) ? instantInIndia(day, '12:00') : undefined;
  return noon === undefined ? texts.noDay : showIndiaWeekday(noon);
}

/** `7:15 pm`, or the label shown in its place. */
function hourWords({ hour, timeLabel }: DraftFunction): string {
  const start = instantInIndia('2027-01-01', hour);
  return timeLabel.trim() || (start === undefined ? texts.noHour : showIndiaHour(start));
}

interface MoveButtonProps {
  readonly up?: boolean;
  readonly label: string;
  readonly onPress: () => void;
}

function MoveButton({ up = false, label, onPress }: MoveButtonProps) {
  return (
    <button
      type="button"
      className={styles.move}
      data-up={up || undefined}
      aria-label={label}
      onClick={({ currentTarget }) => {
        onPress();
        // A row that is moved in the document loses the focus.
        requestAnimationFrame(() => currentTarget.focus());
      }}
    >
      <Icon name="chevronDown" size={20} />
    </button>
  );
}
