import type { Draft, DraftContact } from '#src/domain/draft/draft.ts';
import { errorAt } from '#src/domain/draft/draft-check.ts';
import { INVITATION_TEXTS } from '#src/domain/invitation/limits.ts';
import { ChoiceField } from '#src/ui/check-field.tsx';
import { TextField } from '#src/ui/field.tsx';
import { INVITATION_EDITOR } from '#text/invitation-editor.ts';
import { HindiField } from './hindi-field.tsx';
import { LimitedField } from './limited-field.tsx';
import type { StepProps } from './step.ts';
import styles from './steps.module.css';

const { settings, optional } = INVITATION_EDITOR;

const WALLS = (['off', 'approved'] as const).map((value) => ({ value, ...settings.walls[value] }));

const LINKS = ['album', 'music'] as const;

/** Last step: whom guests call, links, replies and blessings. */
export function SettingsStep({ draft, faults, onChange }: StepProps) {
  const change = (fields: Partial<Draft>) => onChange((before) => ({ ...before, ...fields }));
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{settings.contacts}</legend>
        {draft.contacts.map((contact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: always the same three places.
          <div key={index} className={styles.pair}>
            <LimitedField
              label={settings.contactName(index + 1)}
              optional={optional}
              value={contact.name}
              longest={INVITATION_TEXTS.name}
              autoComplete="off"
              onText={(name) => onChange((before) => withContact(before, index, { name }))}
            />
            <HindiField
              draft={draft}
              label={settings.contactName(index + 1)}
              value={contact.hindi}
              longest={INVITATION_TEXTS.name}
              onText={(hindi) => onChange((before) => withContact(before, index, { hindi }))}
            />
            <LimitedField
              label={settings.contactPhone(index + 1)}
              optional={optional}
              value={contact.phone}
              longest={INVITATION_TEXTS.name}
              inputMode="tel"
              autoComplete="off"
              error={errorAt(faults, `contacts.${index}.phone`)}
              onText={(phone) => onChange((before) => withContact(before, index, { phone }))}
            />
          </div>
        ))}
      </fieldset>
      <TextField
        label={settings.replyBy}
        hint={settings.replyByHint}
        optional={optional}
        type="date"
        value={draft.replyBy}
        error={errorAt(faults, 'replyBy')}
        onChange={(event) => change({ replyBy: event.target.value })}
      />
      <LimitedField
        label={settings.openSeats}
        hint={settings.openSeatsHint}
        optional={optional}
        inputMode="numeric"
        value={draft.openSeats}
        longest={INVITATION_TEXTS.name}
        error={errorAt(faults, 'openSeats')}
        onText={(openSeats) => change({ openSeats })}
      />
      <ChoiceField
        legend={settings.wall}
        name="wall"
        value={draft.wall}
        options={WALLS}
        onChoose={(wall) => change({ wall })}
      />
      {LINKS.map((which) => (
        <LimitedField
          key={which}
          label={settings[which]}
          hint={settings[`${which}Hint`]}
          optional={optional}
          inputMode="url"
          value={draft.links[which]}
          longest={INVITATION_TEXTS.url}
          error={errorAt(faults, which)}
          onText={(link) => onChange((before) => ({ ...before, links: { ...before.links, [which]: link } }))}
        />
      ))}
    </>
  );
}

function withContact(draft: Draft, place: number, fields: Partial<DraftContact>): Draft {
  const [first, second, third] = draft.contacts.map((contact, index) =>
    index === place ? { ...contact, ...fields } : contact,
  );
  return first && second && third ? { ...draft, contacts: [first, second, third] } : draft;
}
