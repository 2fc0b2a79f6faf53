import { memo } from 'react';
import { formatDay } from '#src/domain/dates.ts';
import type { Family } from '#src/domain/guests/family.ts';
import type { Progress } from '#src/domain/guests/family-filter.ts';
import { isNotSent } from '#src/domain/guests/family-filter.ts';
import { isAsked } from '#src/domain/guests/is-asked.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { formatPhone } from '#src/lib/phone.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { localeOf } from '#src/locales/locales.ts';
import { Button } from '#src/ui/button.tsx';
import { GUESTS } from '#text/invitations/guests.ts';
import { sideOptions } from '../family-fields.tsx';
import styles from './family-row.module.css';

interface FamilyRowProps {
  readonly family: Family;
  readonly invitation: Invitation;
  readonly progress: Progress;
  readonly openedAt: number | undefined;
  readonly selected: boolean;
  readonly onSelect: (id: string, selected: boolean) => void;
  readonly onEdit: (family: Family) => void;
  readonly onSend: (family: Family) => void;
  readonly onTold: (family: Family) => void;
}

export const FamilyRow = memo(function FamilyRow({
  family,
  invitation,
  progress,
  openedAt,
  selected,
  onSelect,
  onEdit,
  onSend,
  onTold,
}: FamilyRowProps) {
  const { id, name, phone, seats, functions, side, language, tags, note } = family;
  const names = invitation.functions.filter(({ key }) => functions.includes(key)).map((one) => one.name);
  const facts = [
    GUESTS.seats(seats),
    names.join(', ') || GUESTS.noFunctions,
    sideOptions(invitation).find(({ value }) => value === side)?.label,
  ];
  return (
    <div className={styles.row}>
      <label className={styles.select}>
        <input
          type="checkbox"
          checked={selected}
          aria-label={GUESTS.select(name)}
          onChange={({ target }) => onSelect(id, target.checked)}
        />
      </label>
      <div className={styles.text}>
        <p className={styles.name} {...textLanguage(name)}>
          {name}
        </p>
        <p>
          {facts.join(' · ')} · <span lang={language}>{localeOf(language).name}</span>
        </p>
        <p>{phone ? formatPhone(phone) : GUESTS.noNumber}</p>
        {tags.length > 0 && <p className={styles.tags}>{tags.join(', ')}</p>}
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <p className={styles.progress} data-progress={progress}>
        {progressText(progress, family, openedAt)}
        {progress !== 'notSent' && isNotSent(family) && ` · ${GUESTS.linkNotSent}`}
      </p>
      <div className={styles.actions}>
        <Button look="link" aria-label={GUESTS.editOne(name)} onClick={() => onEdit(family)}>
          {GUESTS.edit}
        </Button>
        <Button look="link" aria-label={GUESTS.send.one(name)} onClick={() => onSend(family)}>
          {GUESTS.send.short}
        </Button>
        {isAsked(family, invitation) && (
          <Button look="link" aria-label={GUESTS.told.one(name)} onClick={() => onTold(family)}>
            {GUESTS.told.short}
          </Button>
        )}
      </div>
    </div>
  );
});

function progressText(progress: Progress, { sentAt }: Family, openedAt: number | undefined): string {
  if (progress === 'sent' && sentAt !== undefined) return GUESTS.sentOn(formatDay(new Date(sentAt)));
  if (progress === 'opened' && openedAt !== undefined) return GUESTS.openedOn(formatDay(new Date(openedAt)));
  return GUESTS.progress[progress];
}
