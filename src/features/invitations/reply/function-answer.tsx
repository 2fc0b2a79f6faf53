import type { Language } from '#src/config/language.ts';
import { REPLY } from '#src/content/invitations/reply.ts';
import { showIndiaWeekday } from '#src/lib/india-time.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { Stepper } from '#src/ui/stepper.tsx';
import type { WeddingFunction } from '../invitation.ts';
import { timeOf } from '../page/wording.ts';
import styles from './function-answer.module.css';
import { OneOf } from './one-of.tsx';
import type { FunctionChoice } from './reply-choice.ts';
import { vegetarians } from './reply-choice.ts';

interface FunctionAnswerProps {
  readonly one: WeddingFunction;
  readonly answer: FunctionChoice;
  readonly seats: number;
  /** Whether each food is counted. */
  readonly mixed: boolean;
  readonly language: Language;
  /** That it is not answered yet. */
  readonly error: string | undefined;
  readonly onChange: (change: Partial<FunctionChoice>) => void;
}

/** Whether the family comes to one function, and how many. */
export function FunctionAnswer(props: FunctionAnswerProps) {
  const { one, answer, seats, mixed, language, error, onChange } = props;
  const copy = REPLY[language];
  const { coming, children, jain, nonVeg } = answer;
  const count = (label: string, value: number, max: number, change: (next: number) => void) => (
    <div className={styles.count}>
      <span aria-hidden="true">{label}</span>
      <Stepper
        value={value}
        min={0}
        max={max}
        labels={copy.stepper(label, one.name)}
        error={copy.outOf(max)}
        onChange={change}
      />
    </div>
  );

  return (
    <div className={styles.function}>
      <h3 {...textLanguage(one.name)}>{one.name}</h3>
      <p className={styles.when}>
        {showIndiaWeekday(one.start, language)}, {timeOf(one, language)}
      </p>
      <OneOf
        legend={copy.answerFor(one.name)}
        legendHidden
        options={copy.answers}
        chosen={answer.answer}
        error={error}
        onChoose={(next) => onChange({ answer: next })}
      />
      {answer.answer === 'coming' && (
        <div className={styles.counts}>
          {count(copy.howMany, coming, seats, (next) => onChange({ coming: next }))}
          {seats > 1 && count(copy.children, children, coming, (next) => onChange({ children: next }))}
          {mixed && (
            <>
              {count(copy.jain, jain, coming - nonVeg, (next) => onChange({ jain: next }))}
              {count(copy.nonVeg, nonVeg, coming - jain, (next) => onChange({ nonVeg: next }))}
              <p role="status">{copy.rest(vegetarians(answer))}</p>
            </>
          )}
        </div>
      )}
    </div>
  );
}
