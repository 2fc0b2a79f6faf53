import { useId } from 'react';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './one-of.module.css';

interface OneOfProps<Value extends string> {
  readonly legend: string;
  /** A heading above it says the same. */
  readonly legendHidden?: boolean;
  readonly options: Readonly<Record<Value, string>>;
  readonly chosen: Value | undefined;
  readonly error?: string | undefined;
  readonly onChoose: (value: Value) => void;
}

/** Large radio buttons; the arrow keys move between them. */
export function OneOf<Value extends string>(props: OneOfProps<Value>) {
  const { legend, legendHidden = false, options, chosen, error, onChoose } = props;
  const group = useId();
  const values = Object.keys(options).filter((key): key is Value => key in options);
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${group}-error` : undefined}>
      <legend data-hidden={legendHidden || undefined}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={styles.choices} data-count={values.length}>
        {values.map((value) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={group}
              checked={value === chosen}
              aria-invalid={error ? true : undefined}
              onChange={() => onChoose(value)}
            />
            <span>{options[value]}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className={styles.error} id={`${group}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
