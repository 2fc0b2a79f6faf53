import { useId } from 'react';
import styles from './one-of.module.css';

interface OneOfProps<Value extends string> {
  readonly legend: string;
  /** The name of each choice, in the order shown. */
  readonly options: Readonly<Record<Value, string>>;
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** Large radio buttons; the arrow keys move between them. */
export function OneOf<Value extends string>({ legend, options, chosen, onChoose }: OneOfProps<Value>) {
  const group = useId();
  const values = Object.keys(options).filter((key): key is Value => key in options);
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.choices} data-count={values.length}>
        {values.map((value) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name={group} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{options[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
