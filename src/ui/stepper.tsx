import { useState } from 'react';
import { Icon } from './icon.tsx';
import styles from './stepper.module.css';

interface StepperProps {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** Names of the three parts for screen readers. */
  labels: { fewer: string; amount: string; more: string };
}

/**
 * A number to type or to step by one. While somebody types, the field holds what they typed; it is taken as it
 * goes, and tidied into the allowed range when they leave. An empty field or 0 becomes the smallest.
 */
export function Stepper({ value, min, max, onChange, labels }: StepperProps) {
  const [typed, setTyped] = useState<string>();
  const take = (text: string) => {
    const number = Number.parseInt(text.replace(/\D/g, ''), 10);
    onChange(Number.isNaN(number) ? min : Math.min(max, Math.max(min, number)));
  };
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        className={styles.step}
        aria-label={labels.fewer}
        aria-disabled={value <= min}
        onClick={() => value > min && onChange(value - 1)}
      >
        <Icon name="minus" size={20} />
      </button>
      <input
        className={styles.number}
        inputMode="numeric"
        autoComplete="off"
        aria-label={labels.amount}
        value={typed ?? String(value)}
        maxLength={6}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          const digits = event.target.value.replace(/\D/g, '');
          setTyped(digits);
          if (digits) take(digits);
        }}
        onBlur={() => {
          if (typed !== undefined) take(typed);
          setTyped(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={labels.more}
        aria-disabled={value >= max}
        onClick={() => value < max && onChange(value + 1)}
      >
        <Icon name="plus" size={20} />
      </button>
    </div>
  );
}
