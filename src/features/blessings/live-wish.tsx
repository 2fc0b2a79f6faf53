import { useEffect, useRef } from 'react';
import type { Language } from '#src/config/language.ts';
import { WISH } from '#src/content/invitations/wish.ts';
import { useOutboxForm } from '#src/lib/outbox/use-outbox-form.ts';
import { useOutboxView } from '#src/lib/outbox/use-outbox-view.ts';
import panel from '#src/ui/guest-panel.module.css';
import { ReturnedWishes } from './returned-wishes.tsx';
import { WishForm } from './wish-form.tsx';
import { parseWish, WISH_FIELDS, wishFingerprint } from './wish-message.ts';
import { wishOutbox } from './wish-outbox.ts';
import styles from './wish-panel.module.css';
import type { WishPanelProps } from './wish-panel.tsx';
import { claimDelivery, claimRefusals, sendWishes } from './wish-reporter.ts';

const neverPressed = () => false;

/** The form of a real invitation: what is written is stored on this phone until it has arrived. */
export function LiveWish({ code, language }: WishPanelProps) {
  const copy = WISH[language];
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sendWishes();
    return claimRefusals(code);
  }, [code]);
  const view = useOutboxView(wishOutbox);
  const state = useOutboxForm(
    {
      view,
      outbox: wishOutbox,
      fields: WISH_FIELDS,
      draft: `wish ${code}`,
      isOwn: (message) => message.code === code,
      parse: (typed) => parseWish(code, typed, language),
      fingerprint: wishFingerprint,
      claimDelivery,
      takeEarlyPress: neverPressed,
    },
    form,
  );
  const { phase, problem, waiting } = state;
  const settled = phase === 'sent' || phase === 'saved';

  useEffect(() => {
    const shown = settled ? outcome.current : problem && notice.current;
    shown?.focus({ preventScroll: true });
    shown?.scrollIntoView({ block: 'nearest' });
  }, [settled, problem]);

  return (
    <>
      <ReturnedWishes
        items={state.otherRefused}
        language={language}
        onEdit={state.edit}
        onDrop={state.discard}
      />
      {waiting > 0 && !settled && <p role="status">{copy.waiting(waiting)}</p>}
      {problem && !settled && (
        <div ref={notice} className={`${panel.card} ${styles.problem}`} tabIndex={-1} role="alert">
          <h3>{copy.problems[problem.kind].title}</h3>
          <p>{copy.problems[problem.kind].line}</p>
        </div>
      )}
      <WishForm
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
          <WishStatus
            phase={phase}
            stored={state.stored}
            trying={state.trying}
            busy={state.busy}
            language={language}
          />
          {state.stored && (
            <button type="button" onClick={state.another}>
              {copy.another}
            </button>
          )}
        </div>
      )}
    </>
  );
}

interface WishStatusProps {
  readonly phase: 'sent' | 'saved';
  /** Whether it survives closing the page. */
  readonly stored: boolean;
  readonly trying: boolean;
  /** Whether the last attempt reached a server that could not take it. */
  readonly busy: boolean;
  readonly language: Language;
}

/** Where a blessing is that was just submitted. */
function WishStatus({ phase, stored, trying, busy, language }: WishStatusProps) {
  const { sent, sentLine, saved, memory } = WISH[language];
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
