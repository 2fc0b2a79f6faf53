import { TRADITIONS } from '#src/catalogue/traditions.ts';
import { INVITATION_TEXTS } from '#src/config/limits.ts';
import { INVITATION_EDITOR } from '#src/content/invitation-editor.ts';
import { TextField } from '#src/ui/field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import type { DraftPartner } from '../draft/draft.ts';
import { withTradition } from '../draft/draft-look.ts';
import type { Script } from '../invitation.ts';
import { LimitedField } from './limited-field.tsx';
import type { StepProps } from './step.ts';
import styles from './steps.module.css';

const { names } = INVITATION_EDITOR;

const SCRIPTS = (['Deva', 'Guru', 'Arab'] satisfies Script[]).map((value) => ({
  value,
  label: names.scripts[value],
}));

/** How a field for each script is written and read out. */
const SCRIPT_LANGUAGE = {
  Deva: { lang: 'hi' },
  Guru: { lang: 'pa' },
  Arab: { lang: 'ur', dir: 'rtl' },
} as const;

const KINDS = TRADITIONS.map(({ id, name }) => ({ value: id, label: name.en }));

/** First step: who marries, when and where, and in which tradition. */
export function NamesStep({ draft, onChange }: StepProps) {
  const change = (fields: Partial<typeof draft>) => onChange((before) => ({ ...before, ...fields }));
  return (
    <>
      <PartnerFields
        partner={draft.couple[0]}
        label={names.first}
        sample={names.firstSample}
        onPartner={(fields) =>
          onChange((before) => ({
            ...before,
            couple: [{ ...before.couple[0], ...fields }, before.couple[1]],
          }))
        }
      />
      <PartnerFields
        partner={draft.couple[1]}
        label={names.second}
        sample={names.secondSample}
        onPartner={(fields) =>
          onChange((before) => ({
            ...before,
            couple: [before.couple[0], { ...before.couple[1], ...fields }],
          }))
        }
      />
      <SelectField
        label={names.tradition}
        value={draft.tradition}
        options={KINDS}
        onChoose={(tradition) => onChange((before) => withTradition(before, tradition))}
      />
      <div className={styles.pair}>
        <TextField
          label={names.weddingDay}
          type="date"
          value={draft.weddingDay}
          onChange={(event) => change({ weddingDay: event.target.value })}
        />
        <LimitedField
          label={names.place}
          value={draft.place}
          longest={INVITATION_TEXTS.name}
          autoComplete="address-level2"
          onText={(place) => change({ place })}
        />
      </div>
      <p className={styles.note}>{names.weddingDayHint}</p>
    </>
  );
}

interface PartnerFieldsProps {
  readonly partner: DraftPartner;
  readonly label: string;
  readonly sample: string;
  readonly onPartner: (fields: Partial<DraftPartner>) => void;
}

function PartnerFields({ partner, label, sample, onPartner }: PartnerFieldsProps) {
  return (
    <fieldset className={styles.group}>
      <LimitedField
        label={label}
        value={partner.name}
        placeholder={sample}
        longest={INVITATION_TEXTS.name}
        autoComplete="off"
        onText={(name) => onPartner({ name })}
      />
      <div className={styles.pair}>
        <LimitedField
          label={names.also}
          optional={names.optional}
          value={partner.also}
          longest={INVITATION_TEXTS.name}
          autoComplete="off"
          {...SCRIPT_LANGUAGE[partner.script]}
          onText={(also) => onPartner({ also })}
        />
        <SelectField
          label={names.script}
          value={partner.script}
          options={SCRIPTS}
          onChoose={(script) => onPartner({ script })}
        />
      </div>
    </fieldset>
  );
}
