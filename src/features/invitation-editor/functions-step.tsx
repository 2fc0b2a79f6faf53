import type { RefObject } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Draft, DraftFunction } from '#src/domain/draft/draft.ts';
import type { DraftFault } from '#src/domain/draft/draft-check.ts';
import {
  addOwnFunction,
  addUsualFunction,
  changeFunction,
  dayOf,
  isWholeDay,
  missingUsualFunctions,
  moveFunction,
  newFunctionId,
  putBackFunction,
  removeFunction,
} from '#src/domain/draft/draft-functions.ts';
import { nameOf } from '#src/domain/draft/draft-invitation.ts';
import { instantInIndia, showIndiaHour, showIndiaWeekday } from '#src/domain/india-time.ts';
import { LIMITS } from '#src/domain/invitation/limits.ts';
import { headLanguage } from '#src/domain/invitation/names.ts';
import { showFirst } from '#src/lib/show-first.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { useRemovableLines } from '#src/lib/use-removable-lines.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { UndoButton } from '#src/ui/undo-button.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { INVITATION_EDITOR } from '#text/invitation-editor.ts';
import { SITE_LANGUAGE } from '#text/site-language.ts';
import { FunctionFields } from './function-fields.tsx';
import styles from './functions-step.module.css';
import type { StepProps } from './step.ts';

const { functions: texts } = INVITATION_EDITOR;

/** Second step: the functions, proposed by the tradition, to be changed, moved, removed and added to. */
export function FunctionsStep({ draft, faults, onChange }: StepProps) {
  const proposed = headLanguage(draft);
  const nameIn = (language: Language, id: string) =>
    guestTexts(language).traditions[draft.tradition].functions[id]?.name ?? '';
  const [open, setOpen] = useState<string>();
  const [news, setNews] = useState('');
  const { shown, toggle } = useRemovableLines({
    lines: draft.functions,
    idOf: ({ id }) => id,
    remove: (id) => onChange((before) => removeFunction(before, id)),
    putBack: (draftFunction, place) => onChange((before) => putBackFunction(before, draftFunction, place)),
  });

  const move = (id: string, by: -1 | 1) => {
    const place = draft.functions.findIndex((draftFunction) => draftFunction.id === id) + by;
    const moved = draft.functions[place - by];
    if (!moved || place < 0 || place >= draft.functions.length) return;
    onChange((before) => moveFunction(before, id, by));
    setNews(texts.moved(nameOf(moved.name) || texts.unnamed, place + 1, draft.functions.length));
  };

  const add = (id: string, next: (before: typeof draft) => typeof draft) => {
    onChange(next);
    setOpen(id);
  };
  const addOwn = () => {
    const id = newFunctionId();
    add(id, (before) => addOwnFunction(before, id));
  };

  return (
    <>
      <p>{texts.line}</p>
      {draft.functions.length === 0 && <p>{texts.empty}</p>}
      <ul className={styles.list}>
        {shown.map(({ line: draftFunction, removed }) => (
          <FunctionCard
            key={draftFunction.id}
            draft={draft}
            draftFunction={draftFunction}
            faults={faults}
            removed={removed}
            open={open === draftFunction.id && !removed}
            onOpen={(isOpen) => setOpen(isOpen ? draftFunction.id : undefined)}
            onMove={(by) => move(draftFunction.id, by)}
            onToggle={() => toggle(draftFunction.id)}
            onFields={(fields) => onChange((before) => changeFunction(before, draftFunction.id, fields))}
          />
        ))}
      </ul>
      <VisuallyHidden live>{news}</VisuallyHidden>
      <h3 className={styles.addTitle}>{texts.add}</h3>
      {draft.functions.length >= LIMITS.functions.max ? (
        <p>{texts.full}</p>
      ) : (
        <ul className={styles.add}>
          {missingUsualFunctions(draft).map((usual) => (
            <li key={usual.id}>
              <Button
                look="secondary"
                small
                icon="plus"
                aria-label={texts.addOne(nameIn(SITE_LANGUAGE, usual.id))}
                onClick={() => add(usual.id, (before) => addUsualFunction(before, usual))}
              >
                <span lang={proposed}>{nameIn(proposed, usual.id)}</span>
              </Button>
            </li>
          ))}
          <li>
            <Button look="secondary" small icon="plus" onClick={addOwn}>
              {texts.own}
            </Button>
          </li>
        </ul>
      )}
    </>
  );
}

interface FunctionCardProps {
  readonly draft: Draft;
  readonly draftFunction: DraftFunction;
  readonly faults: readonly DraftFault[];
  readonly removed: boolean;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onToggle: () => void;
  readonly onFields: (fields: Partial<DraftFunction>) => void;
}

/** One function of the list: a summary, and its fields once it is opened. */
function FunctionCard(props: FunctionCardProps) {
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

type RowState = 'open' | 'closed' | 'removed';

/**
 * Keeps a row visible when it grows, shrinks or is replaced by a line with Undo: its first button is focused at
 * the top of the view. In a new row, which opens when it appears, the first field is focused.
 */
function useShownRow(row: RefObject<HTMLElement | null>, state: RowState): void {
  const shown = useRef<RowState>(undefined);
  useEffect(() => {
    const before = shown.current;
    shown.current = state;
    if (before === state || (state === 'closed' && before !== 'removed')) return;
    showFirst(row.current?.querySelector<HTMLElement>(before === undefined ? 'input' : 'button'));
  }, [row, state]);
}
