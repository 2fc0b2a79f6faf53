import { useId } from 'react';
import { parseWholeNumber } from '#src/lib/whole-number.ts';
import { Icon } from './icon.tsx';
import styles from './stepper.module.css';
import { useNumberField } from './use-number-field.ts';

interface StepperProps {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** Gets what is typed, key by key, instead of `onChange`. */
  onType?: (value: number) => void;
  labels: { fewer: string; amount: string; more: string };
  error: string;
}

/** Empty or 0 becomes `min`; other invalid text is ignored with an error. */
export function Stepper({ value, min, max, onChange, onType = onChange, labels, error }: StepperProps) {
  const errorId = useId();
  const { invalid, reset, input } = useNumberField({
    value,
    empty: min,
    parse: (typed) => {
      const number = parseWholeNumber(typed, { min: 0, max });
      return number === undefined ? undefined : Math.max(min, number);
    },
    onChange: onType,
  });
  const step = (next: number) => {
    reset();
    if (next >= min && next <= max) onChange(next);
  };
  return (
    <div>
      <div className={styles.stepper}>
        <button
          type="button"
          className={styles.step}
          aria-label={labels.fewer}
          aria-disabled={value <= min}
          onClick={() => step(value - 1)}
        >
          <Icon name="minus" size={20} />
        </button>
        <input
          {...input}
          className={styles.number}
          aria-label={labels.amount}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? errorId : undefined}
          onFocus={(event) => event.target.select()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={labels.more}
          aria-disabled={value >= max}
          onClick={() => step(value + 1)}
        >
          <Icon name="plus" size={20} />
        </button>
      </div>
      {invalid && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
