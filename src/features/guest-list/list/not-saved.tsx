import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { Family } from '#src/domain/guests/family.ts';
import { isAsked } from '#src/domain/guests/is-asked.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { Button } from '#src/ui/button.tsx';
import listStyles from '#src/ui/desk-list.module.css';
import { GUESTS } from '#text/invitations/guests.ts';
import { UNSAVED_GUESTS } from '#text/invitations/unsaved-guests.ts';
import styles from '../guests.module.css';
import { isRewritten, isUnsavedImport, useTypedGuests } from '../typed-guests.ts';

const texts = UNSAVED_GUESTS;

interface NotSavedProps {
  readonly invitation: Invitation;
  readonly families: readonly Family[];
  readonly onEdit: (one: Family | 'new') => void;
  /** For a name that was typed on the send screen. */
  readonly onName: (family: Family) => void;
  readonly onTold: (family: Family) => void;
  readonly onAdd: () => void;
}

/** A line for each family, name and reply that is typed and not saved, and for the import, with the way back to it. */
export function NotSaved({ invitation, families, onEdit, onName, onTold, onAdd }: NotSavedProps) {
  const typed = useTypedGuests(invitation.code);
  const edits = Object.values(typed.families).filter(({ isSaving }) => !isSaving);
  const named = families.filter(({ id }) => isRewritten(typed.names[id]));
  const told = families.filter((family) => {
    const reply = typed.replies[family.id];
    return reply && !reply.isSaving && isAsked(family, invitation);
  });
  const { saving } = typed.importing;
  const place = useRef<HTMLDivElement>(null);
  const lines = edits.length + named.length + told.length;
  const count = useRef(lines);
  // A line that is saved or given up removes the button that had the focus before the dialog.
  useEffect(() => {
    if (lines < count.current && document.activeElement === document.body) place.current?.focus();
    count.current = lines;
  }, [lines]);

  return (
    <div ref={place} tabIndex={-1} className={`${listStyles.view} ${styles.kept}`}>
      {edits.map(({ editing, id, typed: { name } }) => {
        const shown =
          editing === 'new'
            ? name?.trim() || texts.newFamily
            : (families.find((family) => family.id === id) ?? editing).name;
        return (
          <Line key={id} name={shown} onOpen={() => onEdit(editing)}>
            {texts.notSaved} <span {...textLanguage(shown)}>{shown}</span>
          </Line>
        );
      })}
      {named.map((family) => (
        <Line key={`name ${family.id}`} name={texts.name(family.name)} onOpen={() => onName(family)}>
          {texts.notSaved} {texts.name(family.name)}
        </Line>
      ))}
      {told.map((family) => (
        <Line key={`reply ${family.id}`} name={texts.reply(family.name)} onOpen={() => onTold(family)}>
          {texts.notSaved} {texts.reply(family.name)}
        </Line>
      ))}
      {isUnsavedImport(typed.importing) && (
        <Line name={texts.list} onOpen={onAdd}>
          {saving?.at === 'work'
            ? GUESTS.import.saving(saving.saved.size, saving.all)
            : `${texts.notSaved} ${texts.list}`}
        </Line>
      )}
    </div>
  );
}

interface LineProps {
  readonly name: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

function Line({ name, onOpen, children }: LineProps) {
  return (
    <div className={listStyles.bar}>
      <p>{children}</p>
      <Button look="link" aria-label={texts.openOne(name)} onClick={onOpen}>
        {texts.open}
      </Button>
    </div>
  );
}
