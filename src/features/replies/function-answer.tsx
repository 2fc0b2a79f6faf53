import type { Language } from '#src/config/language.ts';
import { REPLY } from '#src/content/invitations/reply.ts';
import type { WeddingFunction } from '#src/domain/invitation/invitation.ts';
import { timeOf } from '#src/domain/invitation/wording.ts';
import type { FunctionChoice } from '#src/domain/reply/reply-choice.ts';
import { showIndiaWeekday } from '#src/lib/india-time.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { CountRow } from './count-row.tsx';
import styles from './function-answer.module.css';
import { OneOf } from './one-of.tsx';

interface FunctionAnswerProps {
  readonly one: WeddingFunction;
  readonly answer: FunctionChoice;
  readonly seats: number;
  readonly language: Language;
  /** That it is not answered yet. */
  readonly error: string | undefined;
  readonly onChange: (change: Partial<FunctionChoice>) => void;
}

/** Whether the family comes to one function, and how many. */
export function FunctionAnswer(props: FunctionAnswerProps) {
  const { one, answer, seats, language, error, onChange } = props;
  const copy = REPLY[language];
  const { coming, children } = answer;
  const row = { at: one.name, language };

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
          <CountRow
            {...row}
            label={copy.howMany}
            value={coming}
            max={seats}
            onChange={(next) => onChange({ coming: next })}
          />
          {seats > 1 && (
            <CountRow
              {...row}
              label={copy.children}
              value={children}
              max={coming}
              onChange={(next) => onChange({ children: next })}
            />
          )}
        </div>
      )}
    </div>
  );
}
