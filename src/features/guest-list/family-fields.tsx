import { useId } from 'react';
import { LIMITS } from '#src/domain/guests/limits.ts';
import type { FunctionKey, HostSide, Invitation } from '#src/domain/invitation/invitation.ts';
import { LOCALES } from '#src/locales/locales.ts';
import { CheckField } from '#src/ui/check-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { GUESTS } from '#text/invitations/guests.ts';
import styles from './guests.module.css';

const texts = GUESTS.form;

export const LANGUAGE_OPTIONS = LOCALES.map(({ code, name }) => ({ value: code, label: name }));

type SideOption = { readonly value: HostSide; readonly label: string };

/** By the names of the couple. */
export function sideOptions({ couple: [one, two] }: Invitation): readonly SideOption[] {
  return [
    { value: 'both', label: GUESTS.sides.both },
    { value: 'one', label: GUESTS.sides.of(one.name) },
    { value: 'two', label: GUESTS.sides.of(two.name) },
  ];
}

interface FunctionChecksProps {
  readonly invitation: Invitation;
  readonly chosen: readonly FunctionKey[];
  readonly onChoose: (chosen: readonly FunctionKey[]) => void;
  readonly error?: string | undefined;
}

export function FunctionChecks({ invitation, chosen, onChoose, error }: FunctionChecksProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? errorId : undefined}>
      <legend>{texts.functions}</legend>
      <div className={styles.checks}>
        {invitation.functions.map(({ key, name }) => (
          <CheckField
            key={key}
            checked={chosen.includes(key)}
            onChange={(checked) =>
              onChoose(checked ? [...chosen, key] : chosen.filter((other) => other !== key))
            }
          >
            {name}
          </CheckField>
        ))}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

export function SeatsField({
  label = texts.seats,
  value,
  onChange,
}: {
  readonly label?: string;
  readonly value: number;
  readonly onChange: (seats: number) => void;
}) {
  return (
    <div className={styles.group}>
      <p className={styles.label}>{label}</p>
      <Stepper
        value={value}
        min={LIMITS.familySeats.min}
        max={LIMITS.familySeats.max}
        onChange={onChange}
        labels={{ fewer: texts.fewer, amount: label, more: texts.more }}
        error={texts.seatsWrong}
      />
    </div>
  );
}

interface SideFieldProps {
  readonly invitation: Invitation;
  readonly value: HostSide;
  readonly onChoose: (side: HostSide) => void;
}

export function SideField({ invitation, value, onChoose }: SideFieldProps) {
  return (
    <SelectField label={texts.side} value={value} options={sideOptions(invitation)} onChoose={onChoose} />
  );
}
