import { useRef } from 'react';
import { INVITATION_EDITOR } from '#src/content/invitation-editor.ts';
import type { Draft, DraftFunction } from '#src/domain/draft/draft.ts';
import type { DraftFault } from '#src/domain/draft/draft-check.ts';
import { errorAt } from '#src/domain/draft/draft-check.ts';
import { dayOf } from '#src/domain/draft/draft-functions.ts';
import { nameOf } from '#src/domain/draft/draft-invitation.ts';
import { otherPlaces } from '#src/domain/draft/other-places.ts';
import type { FunctionTexts } from '#src/domain/invitation/invitation.ts';
import { INVITATION_TEXTS } from '#src/domain/invitation/limits.ts';
import { knownTexts } from '#src/domain/invitation/wording.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/check-field.tsx';
import { TextField } from '#src/ui/field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { HindiField } from './hindi-field.tsx';
import { LimitedField } from './limited-field.tsx';
import styles from './steps.module.css';

const { functions: copy, optional } = INVITATION_EDITOR;

interface FunctionFieldsProps {
  readonly draft: Draft;
  readonly one: DraftFunction;
  readonly faults: readonly DraftFault[];
  readonly onFields: (fields: Partial<DraftFunction>) => void;
}

/** Everything that can be said about a function. */
export function FunctionFields({ draft, one, faults, onFields }: FunctionFieldsProps) {
  const error = (part: string) => errorAt(faults, `${one.id}.${part}`);
  const known = knownTexts(one, draft.tradition, 'hi');
  const hindiField = (part: keyof FunctionTexts, longest: number) => (
    <HindiField
      draft={draft}
      label={copy[part]}
      ours={known[part] === one[part] ? '' : known[part]}
      value={one.hindi[part]}
      longest={longest}
      onText={(text) => onFields({ hindi: { ...one.hindi, [part]: text } })}
    />
  );
  return (
    <>
      <LimitedField
        label={copy.name}
        value={one.name}
        longest={INVITATION_TEXTS.name}
        {...textLanguage(one.name)}
        onText={(name) => onFields({ name })}
      />
      {hindiField('name', INVITATION_TEXTS.name)}
      <TextField
        label={copy.day}
        type="date"
        value={dayOf(draft, one)}
        error={error('day')}
        onChange={(event) => onFields({ day: event.target.value, follows: false })}
      />
      <div className={styles.pair}>
        <TextField
          label={copy.hour}
          type="time"
          value={one.hour}
          onChange={(event) => onFields({ hour: event.target.value })}
        />
        <TextField
          label={copy.endHour}
          optional={optional}
          type="time"
          value={one.endHour}
          error={error('end')}
          onChange={(event) => onFields({ endHour: event.target.value })}
        />
      </div>
      <LimitedField
        label={copy.timeLabel}
        hint={copy.timeLabelHint}
        optional={optional}
        value={one.timeLabel}
        longest={INVITATION_TEXTS.name}
        onText={(timeLabel) => onFields({ timeLabel })}
      />
      {one.timeLabel.trim() !== '' && hindiField('timeLabel', INVITATION_TEXTS.name)}
      <VenueField draft={draft} one={one} onFields={onFields} />
      {hindiField('venue', INVITATION_TEXTS.line)}
      <LimitedField
        label={copy.map}
        hint={copy.mapHint}
        optional={optional}
        inputMode="url"
        value={one.map}
        longest={INVITATION_TEXTS.url}
        error={error('map')}
        onText={(map) => onFields({ map })}
      />
      <LimitedField
        label={copy.dress}
        optional={optional}
        value={one.dress}
        longest={INVITATION_TEXTS.line}
        {...textLanguage(one.dress)}
        onText={(dress) => onFields({ dress })}
      />
      {hindiField('dress', INVITATION_TEXTS.line)}
      <SelectField
        label={copy.side}
        value={one.side}
        options={hostsOf(draft)}
        onChoose={(side) => onFields({ side })}
      />
      <CheckField checked={one.asksReply} onChange={(asksReply) => onFields({ asksReply })}>
        {copy.asksReply}
      </CheckField>
      <SelectField
        label={copy.seenBy}
        hint={copy.seenByHint}
        value={one.isPrivate ? 'invited' : 'all'}
        options={[
          { value: 'all', label: copy.seenByAll },
          { value: 'invited', label: copy.seenByInvited },
        ]}
        onChoose={(seenBy) => onFields({ isPrivate: seenBy === 'invited' })}
      />
    </>
  );
}

/** The place; while it is empty, those of the other functions are offered with their maps. */
function VenueField({ draft, one, onFields }: Omit<FunctionFieldsProps, 'faults'>) {
  const others = one.venue === '' ? otherPlaces(draft.functions, one) : [];
  const group = useRef<HTMLDivElement>(null);
  return (
    <div ref={group} className={styles.group}>
      <LimitedField
        label={copy.venue}
        value={one.venue}
        longest={INVITATION_TEXTS.line}
        {...textLanguage(one.venue)}
        onText={(venue) => onFields({ venue })}
      />
      {others.map((other) => (
        <p key={other.id}>
          <Button
            look="link"
            onClick={() => {
              const hindi = { ...one.hindi, venue: other.hindi.venue };
              onFields({ venue: other.venue, map: other.map, hindi });
              // The button goes with the press.
              group.current?.querySelector('input')?.focus();
            }}
          >
            {copy.sameVenue(nameOf(other.name) || copy.unnamed)}
          </Button>
        </p>
      ))}
    </div>
  );
}

function hostsOf({ couple }: Draft) {
  const [first, second] = couple.map(({ name }) => nameOf(name));
  return [
    { value: 'both', label: copy.bothFamilies },
    { value: 'one', label: first ? copy.familyOf(first) : copy.firstFamily },
    { value: 'two', label: second ? copy.familyOf(second) : copy.secondFamily },
  ] as const;
}
