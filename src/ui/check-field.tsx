import type { ReactNode } from 'react';
import styles from './check-field.module.css';

interface CheckFieldProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

export function CheckField({ checked, onChange, children }: CheckFieldProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  );
}

interface ChoiceFieldProps<Value extends string> {
  legend: string;
  /** Form name of the group, unique on the page. */
  name: string;
  value: Value | undefined;
  options: readonly { readonly value: Value; readonly label: ReactNode; readonly line?: string }[];
  onChoose: (value: Value) => void;
}

export function ChoiceField<Value extends string>({
  legend,
  name,
  value,
  options,
  onChoose,
}: ChoiceFieldProps<Value>) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.check}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span>
            {option.label}
            {option.line && <span className={styles.line}>{option.line}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
