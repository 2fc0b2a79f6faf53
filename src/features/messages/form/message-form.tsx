import type { ReactNode } from 'react';
import { useCallback, useEffect, useRef } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { THANK_YOU_MS } from '#src/config/timings.ts';
import { focusField } from '#src/lib/outbox/form-fields.ts';
import type { FormProblem } from '#src/lib/outbox/use-outbox-form.ts';
import { Button } from '#src/ui/button.tsx';
import { TextArea, TextField } from '#src/ui/field.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Link } from '#src/ui/link.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PhoneField } from '#src/ui/phone-field.tsx';
import { TrapField } from '#src/ui/trap-field.tsx';
import { topModal } from '#src/ui/use-modal.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { MESSAGE_ERRORS, MESSAGE_FORM } from '#text/messages.ts';
import type { Addressee } from '../message.ts';
import styles from './message-form.module.css';
import { draftName, useMessageForm } from './use-message-form.ts';

const RefusedMessages = lazyPart(() =>
  import('./refused-messages.tsx').then((module) => module.RefusedMessages),
);

interface MessageFormProps {
  to: Addressee;
  /** Line under the form: who will read the message. */
  readBy: string;
  thanks: string;
  upload: ReactNode;
  onDone: () => void;
}

/** The message form, replaced by the message's status once submitted. */
export function MessageForm({ to, readBy, thanks, upload, onDone }: MessageFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const state = useMessageForm(to, form);
  const { phase, errors, problem, otherRefused, waiting, startAnother } = state;
  const settled = phase === 'sent' || phase === 'saved';
  const done = useRef(onDone);
  const hasMore = otherRefused.length > 0;
  /** Where the focus moves when the focused element is removed. */
  const focusRest = useCallback(() => {
    if (outcome.current) outcome.current.focus();
    else if (form.current) focusField(form.current, 'name');
  }, []);

  useEffect(() => {
    done.current = onDone;
  });

  useEffect(() => {
    if (!settled) return;
    outcome.current?.focus({ preventScroll: true });
    outcome.current?.scrollIntoView({ block: 'nearest' });
    return focusRest;
  }, [settled, focusRest]);

  useEffect(() => {
    if (!problem) return;
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'center' });
  }, [problem]);

  useEffect(() => {
    if (phase !== 'sent') return;
    const { pathname } = window.location;
    const timer = window.setTimeout(() => {
      // A guest who still has refused messages to correct, or is reading the menu, stays on this page.
      if (hasMore || topModal()) startAnother();
      // Not after a press of a link, whose page is shown once its code is there.
      else if (window.location.pathname === pathname) done.current();
    }, THANK_YOU_MS);
    return () => window.clearTimeout(timer);
  }, [phase, hasMore, startAnother]);

  return (
    <>
      {hasMore && (
        <RefusedMessages
          messages={otherRefused}
          onEdit={state.edit}
          onDelete={state.discard}
          onEmpty={focusRest}
        />
      )}
      {waiting > 0 && !settled && (
        <p className={styles.waiting} role="status">
          {MESSAGE_FORM.waiting(waiting)}
        </p>
      )}
      {/* `method="dialog"` outside a dialog does nothing: Submit before hydration puts no phone number into the URL. */}
      <form
        ref={form}
        className={styles.form}
        method="dialog"
        data-draft={draftName(to)}
        noValidate
        hidden={settled}
        onSubmit={state.submit}
        onInput={state.remember}
      >
        {problem && (
          <div ref={notice} className={styles.problem} tabIndex={-1}>
            <Problem problem={problem} />
          </div>
        )}
        <TextField
          label={MESSAGE_FORM.name}
          name="name"
          autoComplete="name"
          required
          readOnly={phase === 'sending'}
          error={errors?.name}
        />
        <PhoneField
          label={MESSAGE_FORM.number}
          name="number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          readOnly={phase === 'sending'}
          error={errors?.number && MESSAGE_ERRORS.numberWithHint}
        />
        <TextArea
          label={MESSAGE_FORM.message}
          optional={MESSAGE_FORM.optional}
          name="message"
          readOnly={phase === 'sending'}
          error={errors?.message}
        />
        <TrapField label={MESSAGE_FORM.trap} />
        <div className={styles.actions}>
          <Button type="submit" full busy={phase === 'sending'}>
            {MESSAGE_FORM.submit}
          </Button>
          {upload}
        </div>
        <p className={styles.early} role="status">
          {MESSAGE_FORM.early}
        </p>
        <VisuallyHidden live>{phase === 'sending' ? MESSAGE_FORM.sending : ''}</VisuallyHidden>
        <p className={styles.withoutScript}>
          {MESSAGE_FORM.withoutScript} <a href={`mailto:${SITE.email}`}>{SITE.email}</a>
        </p>
        {!problem && <p className={styles.thanks}>{readBy}</p>}
        <p className={styles.purpose}>
          {MESSAGE_FORM.purpose} <Link to={PATHS.privacy}>{MESSAGE_FORM.privacy}</Link>
        </p>
      </form>
      {settled && (
        <div className={styles.outcome} ref={outcome} tabIndex={-1} role="status">
          {phase === 'sent' ? (
            <>
              <p className={styles.sent}>{MESSAGE_FORM.sent}</p>
              <p className={styles.thanks}>{thanks}</p>
            </>
          ) : (
            <SavedMessage
              stored={state.stored}
              trying={state.trying}
              busy={state.busy}
              onAnother={startAnother}
            />
          )}
        </div>
      )}
    </>
  );
}

function Problem({ problem: { kind } }: { problem: FormProblem }) {
  const { failed, refusedMessages, twice } = MESSAGE_FORM;
  const { title, line } = {
    refused: { title: failed.title, line: failed.refused },
    trap: { title: failed.title, line: failed.trap },
    reopened: { title: refusedMessages.one, line: refusedMessages.line },
    notEmpty: { title: refusedMessages.notEmpty, line: refusedMessages.notEmptyLine },
    twice,
  }[kind];
  return <Notice kind={kind === 'twice' ? 'note' : 'problem'} title={title} line={line} />;
}

interface SavedMessageProps {
  stored: boolean;
  trying: boolean;
  busy: boolean;
  onAnother: () => void;
}

function SavedMessage({ stored, trying, busy, onAnother }: SavedMessageProps) {
  const text = MESSAGE_FORM.saved;
  const waiting = busy ? text.busy : text.line;
  const line = trying ? text.sending : waiting;
  return (
    <>
      <h2 className={styles.savedTitle}>{stored ? text.title : text.memoryTitle}</h2>
      <p className={styles.savedLine}>{stored ? line : text.memory}</p>
      {stored && (
        <Button look="secondary" full onClick={onAnother}>
          {text.another}
        </Button>
      )}
    </>
  );
}
