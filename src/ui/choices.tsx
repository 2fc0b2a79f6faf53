import styles from './choice.module.css';

interface ChoicesProps<Value> {
  legend: string;
  options: readonly { readonly value: Value; readonly name: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
  className?: string | undefined;
}

export function Choices<Value>({ legend, options, chosen, onChoose, className }: ChoicesProps<Value>) {
  return (
    <fieldset className={className}>
      <legend>{legend}</legend>
      {options.map(({ value, name }) => (
        <button
          key={name}
          type="button"
          className={styles.choice}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
