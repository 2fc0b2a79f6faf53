import type { ComponentProps } from 'react';
import { useId } from 'react';
import styles from './field.module.css';
import { described, FieldFrame } from './field.tsx';

interface SelectFieldProps<Value extends string>
  extends Omit<ComponentProps<'select'>, 'className' | 'id' | 'onChange'> {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChoose: (value: Value) => void;
  hint?: string;
}

/** Opens the phone's own picker. */
export function SelectField<Value extends string>({
  label,
  value,
  options,
  onChoose,
  hint,
  ...select
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint}>
      <select
        {...select}
        id={id}
        className={`${styles.input} ${styles.select}`}
        value={value}
        {...described(id, undefined, hint)}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChoose(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
