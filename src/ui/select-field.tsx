import type { ComponentProps } from 'react';
import { useId } from 'react';
import styles from './field.module.css';

interface SelectFieldProps<Value extends string>
  extends Omit<ComponentProps<'select'>, 'className' | 'id' | 'onChange'> {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChoose: (value: Value) => void;
  hint?: string;
}

/** A short list to choose one from, with its label above, in the phone's own picker. */
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
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <select
        {...select}
        id={id}
        className={`${styles.input} ${styles.select}`}
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
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
    </div>
  );
}
