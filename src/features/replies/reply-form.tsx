import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '#src/domain/guests/limits.ts';
import { INVITATION_TEXTS } from '#src/domain/invitation/limits.ts';
import type { ReplyFields } from '#src/domain/reply/reply.ts';
import type { FunctionChoice, ReplyChoice } from '#src/domain/reply/reply-choice.ts';
import {
  allComing,
  changeFunction,
  fieldsOfChoice,
  fitChoice,
  saysFood,
  withinSeats,
} from '#src/domain/reply/reply-choice.ts';
import type { Seat } from '#src/domain/reply/seat.ts';
import { keysOf, peopleOf, scopeKey } from '#src/domain/reply/seat.ts';
import { formTexts } from '#src/locales/form-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { TextArea, TextField } from '#src/ui/field.tsx';
import panel from '#src/ui/guest-panel.module.css';
import { PhoneField } from '#src/ui/phone-field.tsx';
import { takeOverFocus } from '#src/ui/take-over-focus.ts';
import { focusInvalidField, REFUSED_NUMBER } from '#src/ui/use-number-field.ts';
import { FunctionAnswer, MixedFood } from './function-answer.tsx';
import { OneOf } from './one-of.tsx';
import { ReplyCard, StepTitle } from './reply-card.tsx';
import type { ReplyErrors } from './reply-check.ts';
import { checkChoice } from './reply-check.ts';
import styles from './reply-panel.module.css';

interface ReplyFormProps {
  readonly seat: Seat;
  readonly start: ReplyChoice;
  /** What was filled in before, if anything. */
  readonly begun?: ReplyChoice | undefined;
  readonly language: Language;
  /** Shown before the questions, if somebody else than the guest fills it in. */
  readonly intro?: string;
  readonly onSend: (fields: ReplyFields) => void;
  readonly onTouch?: (typed: ReplyChoice) => void;
  readonly onCancel?: () => void;
  readonly focused?: boolean;
  readonly removed?: boolean;
}

/**
 * Asks who comes to what. A family that all comes says so once. Repeats the reply as text before it is sent. When the seat gets
 * other functions or another size meanwhile, answers stay as far as they fit.
 */
export function ReplyForm(props: ReplyFormProps) {
  const { seat, start, language, intro, onSend, onTouch, onCancel } = props;
  const { focused = false, removed = false } = props;
  const [first, setFirst] = useState(start);
  const [typed, setTyped] = useState(props.begun ?? start);
  const choice = { ...typed, functions: typed.functions.map((one) => withinSeats(one, seat.seats)) };
  /** What was last submitted; its errors are worded in the current language. */
  const [checked, setChecked] = useState<ReplyChoice>();
  const isOpenLink = seat.family === undefined;
  const errors = checked ? checkChoice(checked, isOpenLink, language).errors : {};
  const [tried, setTried] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const [isFitted, setIsFitted] = useState(false);
  const [step, setStep] = useState<'fill' | 'check' | 'again'>('fill');
  const texts = formTexts(language).reply;

  const scope = scopeKey(seat);
  const [fitted, setFitted] = useState(scope);
  if (fitted !== scope) {
    setFitted(scope);
    setIsFitted(true);
    setFirst(fitChoice(first, keysOf(seat), seat.seats, peopleOf(seat)));
    setTyped(fitChoice(choice, keysOf(seat), seat.seats, peopleOf(seat)));
    if (step === 'check') setStep('again');
  }

  useEffect(() => {
    const wrong = tried > 0 && form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
  }, [tried]);

  const change = (part: Partial<ReplyChoice>) => {
    const next = { ...typed, ...part };
    onTouch?.(next);
    setTyped(next);
  };
  const changeOne = (key: FunctionChoice['key'], part: Partial<FunctionChoice>) => {
    const functions = typed.functions.map((answer) =>
      answer.key === key ? changeFunction(answer, part, seat.seats) : answer,
    );
    change({ functions });
  };
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (focusInvalidField(event.currentTarget, REFUSED_NUMBER)) return;
    setChecked(choice);
    const { choice: right } = checkChoice(choice, isOpenLink, language);
    if (!right) return setTried((before) => before + 1);
    change(right);
    setStep('check');
  };

  if (step === 'check') {
    const fields = fieldsOfChoice(choice);
    return (
      <ReplyCard title={texts.check} fields={fields} seat={seat} language={language} focused>
        <div className={panel.ways} data-unsaved>
          <button type="button" className={panel.press} onClick={() => onSend(fields)}>
            {texts.send}
          </button>
          <button type="button" onClick={() => setStep('again')}>
            {texts.changeFirst}
          </button>
        </div>
      </ReplyCard>
    );
  }

  const isChanged = JSON.stringify(typed) !== JSON.stringify(first);
  return (
    <form ref={form} className={panel.form} noValidate data-unsaved={isChanged || undefined} onSubmit={check}>
      {removed && (
        <p ref={focused ? takeOverFocus : undefined} role="status" tabIndex={-1}>
          {texts.removed}
        </p>
      )}
      {isFitted && <p role="status">{texts.fitted}</p>}
      {((focused && !removed) || step === 'again') && <StepTitle focused>{texts.yours}</StepTitle>}
      <p>{intro ?? (isOpenLink ? texts.introOpen : texts.intro(seat.seats))}</p>
      {isOpenLink && <NameFields choice={choice} errors={errors} language={language} onChange={change} />}
      {!isOpenLink && (seat.seats > 1 || seat.functions.length > 1) && (
        <button
          type="button"
          className={styles.all}
          onClick={() => change({ functions: allComing(choice.functions, seat.seats) })}
        >
          {texts.allOfUs(seat.seats, seat.functions.length)}
        </button>
      )}
      {seat.functions.map((weddingFunction) => {
        const answer = choice.functions.find(({ key }) => key === weddingFunction.key);
        return (
          answer && (
            <FunctionAnswer
              key={weddingFunction.key}
              weddingFunction={weddingFunction}
              answer={answer}
              seats={seat.seats}
              language={language}
              error={
                answer.answer === undefined && errors.functions?.includes(weddingFunction.key)
                  ? texts.errors.answer
                  : undefined
              }
              onChange={(part) => changeOne(weddingFunction.key, part)}
            />
          )
        );
      })}
      {choice.functions.some(({ answer }) => answer === 'coming') && (
        <OneOf
          legend={texts.food}
          options={texts.foods}
          chosen={choice.food}
          error={saysFood(choice) ? undefined : errors.food}
          onChoose={(food) => change({ food })}
        />
      )}
      {choice.food === 'mixed' && (
        <MixedFood
          functions={seat.functions}
          answers={choice.functions}
          language={language}
          onChange={changeOne}
        />
      )}
      <TextArea
        label={texts.note}
        optional={texts.optional}
        hint={texts.noteHint}
        rows={2}
        maxLength={LIMITS.replyNote.max}
        value={choice.note}
        error={errors.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <div className={panel.ways}>
        <button type="submit" className={panel.press}>
          {texts.reply}
        </button>
        {onCancel && (
          <button type="button" onClick={onCancel}>
            {texts.cancel}
          </button>
        )}
      </div>
    </form>
  );
}

interface NameFieldsProps {
  readonly choice: ReplyChoice;
  readonly errors: ReplyErrors;
  readonly language: Language;
  readonly onChange: (change: Partial<ReplyChoice>) => void;
}

function NameFields({ choice, errors, language, onChange }: NameFieldsProps) {
  const texts = formTexts(language).reply;
  return (
    <>
      <TextField
        label={texts.name}
        autoComplete="name"
        maxLength={INVITATION_TEXTS.name}
        value={choice.name}
        error={errors.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <PhoneField
        label={texts.phone}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        value={choice.phone}
        error={errors.phone}
        onChange={({ target }) => onChange({ phone: target.value })}
      />
    </>
  );
}
