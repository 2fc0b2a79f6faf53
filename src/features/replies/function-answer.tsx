import { Fragment } from 'react';
import { showIndiaWeekday } from '#src/domain/india-time.ts';
import type { WeddingFunction } from '#src/domain/invitation/invitation.ts';
import { timeOf } from '#src/domain/invitation/wording.ts';
import type { FunctionChoice } from '#src/domain/reply/reply-choice.ts';
import { vegetarians } from '#src/domain/reply/reply-choice.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { formTexts } from '#src/locales/form-texts.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { Stepper } from '#src/ui/stepper.tsx';
import styles from './function-answer.module.css';
import { OneOf } from './one-of.tsx';

interface FunctionAnswerProps {
  readonly weddingFunction: WeddingFunction;
  readonly answer: FunctionChoice;
  readonly seats: number;
  readonly language: Language;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<FunctionChoice>) => void;
}

export function FunctionAnswer(props: FunctionAnswerProps) {
  const { weddingFunction, answer, seats, language, error, onChange } = props;
  const texts = formTexts(language).reply;
  const { coming, children } = answer;
  const row = { at: weddingFunction.name, language };

  return (
    <div className={styles.function}>
      <h3 {...textLanguage(weddingFunction.name)}>{weddingFunction.name}</h3>
      <p className={styles.when}>
        {showIndiaWeekday(weddingFunction.start, guestTexts(language).dates)},{' '}
        {timeOf(weddingFunction, language)}
      </p>
      <OneOf
        legend={texts.answerFor(weddingFunction.name)}
        legendHidden
        options={texts.answers}
        chosen={answer.answer}
        error={error}
        onChoose={(next) => onChange({ answer: next })}
      />
      {answer.answer === 'coming' && (
        <div className={styles.counts}>
          <CountRow
            {...row}
            label={texts.howMany}
            value={coming}
            // A guest who types another number empties the field first; that nobody comes is another answer.
            min={1}
            max={seats}
            onChange={(next) => onChange({ coming: next })}
          />
          {seats > 1 && (
            <CountRow
              {...row}
              label={texts.children}
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

interface MixedFoodProps {
  readonly functions: readonly WeddingFunction[];
  readonly answers: readonly FunctionChoice[];
  readonly language: Language;
  readonly onChange: (key: FunctionChoice['key'], change: Partial<FunctionChoice>) => void;
}

/** Counts by diet for a function, right below the choice of coming. */
export function MixedFood({ functions, answers, language, onChange }: MixedFoodProps) {
  const texts = formTexts(language).reply;
  return (
    <div className={styles.foods}>
      {functions.map(({ key, name }) => {
        const answer = answers.find((other) => other.key === key);
        if (answer?.answer !== 'coming') return null;
        const { coming, jain, nonVeg } = answer;
        const row = { at: name, language };
        return (
          <Fragment key={key}>
            <p className={styles.name} {...textLanguage(name)}>
              {name}
            </p>
            <CountRow
              {...row}
              label={texts.jain}
              value={jain}
              max={coming - nonVeg}
              onChange={(next) => onChange(key, { jain: next })}
            />
            <CountRow
              {...row}
              label={texts.nonVeg}
              value={nonVeg}
              max={coming - jain}
              onChange={(next) => onChange(key, { nonVeg: next })}
            />
            <p role="status">{texts.rest(vegetarians(answer))}</p>
          </Fragment>
        );
      })}
    </div>
  );
}

interface CountRowProps {
  readonly label: string;
  readonly at: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly language: Language;
  readonly onChange: (value: number) => void;
}

function CountRow({ label, at, value, min = 0, max, language, onChange }: CountRowProps) {
  const texts = formTexts(language).reply;
  return (
    <div className={styles.count}>
      <span aria-hidden="true">{label}</span>
      <Stepper
        value={value}
        min={min}
        max={max}
        labels={texts.stepper(label, at)}
        error={texts.outOf(min, max)}
        onChange={onChange}
      />
    </div>
  );
}
