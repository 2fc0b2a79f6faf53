import { GUESTS } from '#src/content/invitations/guests.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { FunctionChecks, LANGUAGE_OPTIONS, SeatsField, SideField } from '../family-fields.tsx';
import styles from '../guests.module.css';
import type { ForAll } from './fates.ts';

interface ForAllFieldsProps {
  readonly invitation: Invitation;
  readonly forAll: ForAll;
  readonly onChange: (forAll: ForAll) => void;
}

/** What is chosen once for every line of an import. */
export function ForAllFields({ invitation, forAll, onChange }: ForAllFieldsProps) {
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
