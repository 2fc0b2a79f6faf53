import { useRef } from 'react';
import type { Draft, DraftFunction } from '#src/domain/draft/draft.ts';
import type { DraftFault } from '#src/domain/draft/draft-check.ts';
import { errorAt } from '#src/domain/draft/draft-check.ts';
import { dayOf } from '#src/domain/draft/draft-functions.ts';
import { nameOf } from '#src/domain/draft/draft-invitation.ts';
import { otherPlaces } from '#src/domain/draft/other-places.ts';
import type { FunctionTexts } from '#src/domain/invitation/invitation.ts';
import { BOTH } from '#src/domain/invitation/languages-of.ts';
import { INVITATION_TEXTS } from '#src/domain/invitation/limits.ts';
import { knownTexts } from '#src/domain/invitation/wording.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/check-field.tsx';
import { TextField } from '#src/ui/field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { INVITATION_EDITOR } from '#text/invitation-editor.ts';
import { HindiField } from './hindi-field.tsx';
import { LimitedField } from './limited-field.tsx';
import styles from './steps.module.css';

const { functions: texts, optional } = INVITATION_EDITOR;

interface FunctionFieldsProps {
  readonly draft: Draft;
  readonly draftFunction: DraftFunction;
  readonly faults: readonly DraftFault[];
  readonly onFields: (fields: Partial<DraftFunction>) => void;
}

export function FunctionFields({ draft, draftFunction, faults, onFields }: FunctionFieldsProps) {
  const error = (part: string) => errorAt(faults, `${draftFunction.id}.${part}`);
  const known = knownTexts(draftFunction, draft.tradition, BOTH[1]);
  const hindiField = (part: keyof FunctionTexts, longest: number) => (
    <HindiField
      draft={draft}
      label={texts[part]}
      ours={known[part] === draftFunction[part] ? '' : known[part]}
      value={draftFunction.hindi[part]}
      longest={longest}
      onText={(text) => onFields({ hindi: { ...draftFunction.hindi, [part]: text } })}
    />
  );
  return (
    <>
      <LimitedField
        label={texts.name}
        value={draftFunction.name}
        longest={INVITATION_TEXTS.name}
        {...textLanguage(draftFunction.name)}
        onText={(name) => onFields({ name })}
      />
      {hindiField('name', INVITATION_TEXTS.name)}
      <TextField
        label={texts.day}
        type="date"
        value={dayOf(draft, draftFunction)}
        error={error('day')}
        onChange={(event) => onFields({ day: event.target.value, follows: false })}
      />
      <div className={styles.pair}>
        <TextField
          label={texts.hour}
          type="time"
          value={draftFunction.hour}
          onChange={(event) => onFields({ hour: event.target.value })}
        />
        <TextField
          label={texts.endHour}
          optional={optional}
          type="time"
          value={draftFunction.endHour}
          error={error('end')}
          onChange={(event) => onFields({ endHour: event.target.value })}
        />
      </div>
      <LimitedField
        label={texts.timeLabel}
        hint={texts.timeLabelHint}
        optional={optional}
        value={draftFunction.timeLabel}
        longest={INVITATION_TEXTS.name}
        onText={(timeLabel) => onFields({ timeLabel })}
      />
      {draftFunction.timeLabel.trim() !== '' && hindiField('timeLabel', INVITATION_TEXTS.name)}
      <VenueField draft={draft} draftFunction={draftFunction} onFields={onFields} />
      {hindiField('venue', INVITATION_TEXTS.line)}
      <LimitedField
        label={texts.map}
        hint={texts.mapHint}
        optional={optional}
        inputMode="url"
        value={draftFunction.map}
        longest={INVITATION_TEXTS.url}
        error={error('map')}
        onText={(map) => onFields({ map })}
      />
      <LimitedField
        label={texts.dress}
        optional={optional}
        value={draftFunction.dress}
        longest={INVITATION_TEXTS.line}
        {...textLanguage(draftFunction.dress)}
        onText={(dress) => onFields({ dress })}
      />
      {hindiField('dress', INVITATION_TEXTS.line)}
      <SelectField
        label={texts.side}
        value={draftFunction.side}
        options={hostsOf(draft)}
        onChoose={(side) => onFields({ side })}
      />
      <CheckField checked={draftFunction.asksReply} onChange={(asksReply) => onFields({ asksReply })}>
        {texts.asksReply}
      </CheckField>
      <SelectField
        label={texts.seenBy}
        hint={texts.seenByHint}
        value={draftFunction.isPrivate ? 'invited' : 'all'}
        options={[
          { value: 'all', label: texts.seenByAll },
          { value: 'invited', label: texts.seenByInvited },
        ]}
        onChoose={(seenBy) => onFields({ isPrivate: seenBy === 'invited' })}
      />
    </>
  );
}

/** The place; while it is empty, those of the other functions are offered with their maps. */
function VenueField({ draft, draftFunction, onFields }: Omit<FunctionFieldsProps, 'faults'>) {
  const others = draftFunction.venue === '' ? otherPlaces(draft.functions, draftFunction) : [];
  const group = useRef<HTMLDivElement>(null);
  return (
    <div ref={group} className={styles.group}>
      <LimitedField
        label={texts.venue}
        value={draftFunction.venue}
        longest={INVITATION_TEXTS.line}
        {...textLanguage(draftFunction.venue)}
        onText={(venue) => onFields({ venue })}
      />
      {others.map((other) => (
        <p key={other.id}>
          <Button
            look="link"
            onClick={() => {
              const hindi = { ...draftFunction.hindi, venue: other.hindi.venue };
              onFields({ venue: other.venue, map: other.map, hindi });
              // The pressed button is removed.
              group.current?.querySelector('input')?.focus();
            }}
          >
            {texts.sameVenue(nameOf(other.name) || texts.unnamed)}
          </Button>
        </p>
      ))}
    </div>
  );
}

function hostsOf({ couple }: Draft) {
  const [first, second] = couple.map(({ name }) => nameOf(name));
  return [
    { value: 'both', label: texts.bothFamilies },
    { value: 'one', label: first ? texts.familyOf(first) : texts.firstFamily },
    { value: 'two', label: second ? texts.familyOf(second) : texts.secondFamily },
  ] as const;
}
