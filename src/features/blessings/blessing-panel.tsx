import type { FormEvent, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { focusField, readFields } from '#src/lib/outbox/form-fields.ts';
import type { OutboxItem } from '#src/lib/outbox/outbox.ts';
import { useOutboxForm } from '#src/lib/outbox/use-outbox-form.ts';
import { useOutboxView } from '#src/lib/outbox/use-outbox-view.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { formTexts } from '#src/locales/form-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { addressIn } from '#src/locales/locales.ts';
import panel from '#src/ui/guest-panel.module.css';
import { useFocusAfterRemoval } from '#src/ui/use-focus-after-removal.ts';
import { useFocusOnChange } from '#src/ui/use-focus-on-change.ts';
import { BlessingForm } from './blessing-form.tsx';
import type { BlessingField, BlessingMessage } from './blessing-message.ts';
import { BLESSING_FIELDS, blessingFingerprint, parseTypedBlessing } from './blessing-message.ts';
import { blessingOutbox } from './blessing-outbox.ts';
import styles from './blessing-panel.module.css';
import { carryBlessings, claimDelivery, claimRefusals } from './blessing-reporter.ts';
import { WallList } from './wall-list.tsx';

export interface BlessingPanelProps {
  readonly code: string;
  /** Whether guests read what the couple has approved. */
  readonly wallOpen: boolean;
  /** A sample sends nothing. */
  readonly sample: boolean;
  readonly language: Language;
}

/** The form for blessings, and approved blessings of others if the couple shows them. */
export function BlessingPanel(props: BlessingPanelProps) {
  const { code, wallOpen, sample, language } = props;
  const texts = formTexts(language).blessing;
  return (
    <div className={panel.panel}>
      {sample ? <SampleBlessing {...props} /> : <LiveBlessing {...props} />}
      <p className={panel.notice}>
        {sample ? texts.sample : [texts.notice, ...(wallOpen ? [texts.wallNotice] : [])].join(' ')}{' '}
        <a href={addressIn(language, PATHS.privacy)} target="_blank" rel="noopener">
          {texts.privacy}
        </a>
      </p>
      {wallOpen && !sample && <WallList code={code} language={language} />}
    </div>
  );
}

/** The form of a sample: whatever is written is never sent. */
function SampleBlessing({ code, language }: BlessingPanelProps) {
  const [submitted, setSubmitted] = useState<Readonly<Record<BlessingField, string>>>();
  const [sent, setSent] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  useFocusOnChange(outcome, sent);
  const form = useRef<HTMLFormElement>(null);
  useFocusInForm(form, !sent);
  const texts = formTexts(language).blessing;
  const parse = (typed: Readonly<Record<BlessingField, string>>) =>
    parseTypedBlessing(code, typed, formTexts(language).blessingErrors);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = readFields(form, BLESSING_FIELDS);
    const { value, errors } = parse(typed);
    setSubmitted(typed);
    if (!value)
      return focusField(
        form,
        BLESSING_FIELDS.find((field) => errors[field]),
      );
    form.reset();
    setSent(true);
  };
  return (
    <>
      <BlessingForm
        form={form}
        errors={submitted && parse(submitted).errors}
        hidden={sent}
        language={language}
        onSubmit={submit}
      />
      {sent && (
        <div ref={outcome} className={`${panel.card} ${styles.outcome}`} tabIndex={-1} role="status">
          <p>{texts.sampleSent}</p>
          <button type="button" onClick={() => setSent(false)}>
            {texts.another}
          </button>
        </div>
      )}
    </>
  );
}

/** Focuses the text when the form is shown again: the pressed button is removed. */
function useFocusInForm(form: RefObject<HTMLFormElement | null>, isShown: boolean): void {
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (isShown && !wasShown.current && form.current) focusField(form.current, 'text');
    wasShown.current = isShown;
  }, [form, isShown]);
}

const neverPressed = () => false;

/** The form of a real invitation: what is written is stored on this phone until it has arrived. */
function LiveBlessing({ code, language }: BlessingPanelProps) {
  const texts = formTexts(language).blessing;
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    carryBlessings();
    return claimRefusals(code);
  }, [code]);
  const view = useOutboxView(blessingOutbox);
  const state = useOutboxForm(
    {
      view,
      outbox: blessingOutbox,
      fields: BLESSING_FIELDS,
      draft: `wish ${code}`,
      isOwn: (message) => message.code === code,
      parse: (typed) => parseTypedBlessing(code, typed, formTexts(language).blessingErrors),
      fingerprint: blessingFingerprint,
      claimDelivery,
      takeEarlyPress: neverPressed,
    },
    form,
  );
  const { phase, problem, waiting } = state;
  const settled = phase === 'sent' || phase === 'saved';
  useFocusInForm(form, !settled);

  useEffect(() => {
    const shown = settled ? outcome.current : problem && notice.current;
    shown?.focus({ preventScroll: true });
    shown?.scrollIntoView({ block: 'nearest' });
  }, [settled, problem]);

  return (
    <>
      <ReturnedBlessings
        items={state.otherRefused}
        language={language}
        onEdit={state.edit}
        onDrop={state.discard}
        onEmpty={() => {
          if (outcome.current) outcome.current.focus();
          else if (form.current) focusField(form.current, 'text');
        }}
      />
      {waiting > 0 && !settled && <p role="status">{texts.waiting(waiting)}</p>}
      {problem && !settled && (
        <div ref={notice} className={`${panel.card} ${styles.problem}`} tabIndex={-1} role="alert">
          <h3>{texts.problems[problem.kind].title}</h3>
          <p>{texts.problems[problem.kind].line}</p>
        </div>
      )}
      <BlessingForm
        form={form}
        errors={state.errors}
        sending={phase === 'sending'}
        hidden={settled}
        language={language}
        onSubmit={state.submit}
        onInput={state.remember}
      />
      {settled && (
        <div ref={outcome} className={`${panel.card} ${styles.outcome}`} tabIndex={-1} role="status">
          <BlessingOutcome
            phase={phase}
            stored={state.stored}
            trying={state.trying}
            busy={state.busy}
            language={language}
          />
          {state.stored && (
            <button type="button" onClick={state.startAnother}>
              {texts.another}
            </button>
          )}
        </div>
      )}
    </>
  );
}

interface BlessingOutcomeProps {
  readonly phase: 'sent' | 'saved';
  /** Whether it survives closing the page. */
  readonly stored: boolean;
  readonly trying: boolean;
  /** Whether the last attempt reached a server that could not take it. */
  readonly busy: boolean;
  readonly language: Language;
}

/** Where a blessing is that was just submitted. */
function BlessingOutcome({ phase, stored, trying, busy, language }: BlessingOutcomeProps) {
  const { sent, sentLine, saved, memory } = formTexts(language).blessing;
  if (phase === 'sent') return <Lines title={sent} line={sentLine} />;
  if (!stored) return <Lines {...memory} />;
  if (trying) return <Lines title={saved.title} line={saved.onWay} />;
  return <Lines title={saved.title} line={busy ? saved.busy : saved.line} />;
}

function Lines({ title, line }: { readonly title: string; readonly line: string }) {
  return (
    <>
      <h3>{title}</h3>
      <p>{line}</p>
    </>
  );
}

type Item = OutboxItem<BlessingMessage>;

interface ReturnedBlessingsProps {
  readonly items: readonly Item[];
  readonly language: Language;
  readonly onEdit: (item: Item) => void;
  readonly onDrop: (item: Item) => void;
  /** The last one is being deleted: the focus has to go elsewhere. */
  readonly onEmpty: () => void;
}

/** Blessings of this phone that were not accepted and are not in the form. Nothing of them is lost. */
function ReturnedBlessings({ items, language, onEdit, onDrop, onEmpty }: ReturnedBlessingsProps) {
  const [asked, setAsked] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const { expectRemoval } = useFocusAfterRemoval(list, items.length);
  const drop = (item: Item, index: number) => {
    if (items.length === 1) onEmpty();
    else expectRemoval(index);
    onDrop(item);
  };
  const texts = formTexts(language).blessing;
  if (items.length === 0) return null;
  return (
    <div className={`${panel.card} ${styles.problem}`}>
      <h3>{texts.cameBack(items.length)}</h3>
      <ul ref={list} className={styles.returned}>
        {items.map((item, index) => (
          <li key={item.id}>
            <p {...textLanguage(item.message.text)}>{item.message.text}</p>
            <p className={panel.ways}>
              <button type="button" onClick={() => onEdit(item)}>
                {texts.edit}
              </button>
              <button
                type="button"
                onClick={() => (asked === item.id ? drop(item, index) : setAsked(item.id))}
              >
                {asked === item.id ? texts.dropSure : texts.drop}
              </button>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
