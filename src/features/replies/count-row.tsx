import type { Language } from '#src/config/language.ts';
import { REPLY } from '#src/content/invitations/reply.ts';
import { Stepper } from '#src/ui/stepper.tsx';
import styles from './count-row.module.css';

interface CountRowProps {
  readonly label: string;
  /** The name of the function it is for. */
  readonly at: string;
  readonly value: number;
  readonly max: number;
  readonly language: Language;
  readonly onChange: (value: number) => void;
}

/** How many of a family, in one line. */
export function CountRow({ label, at, value, max, language, onChange }: CountRowProps) {
  const copy = REPLY[language];
  return (
    <div className={styles.count}>
      <span aria-hidden="true">{label}</span>
      <Stepper
        value={value}
        min={0}
        max={max}
        labels={copy.stepper(label, at)}
        error={copy.outOf(max)}
        onChange={onChange}
      />
    </div>
  );
}
