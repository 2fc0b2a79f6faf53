import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { SITE } from '#src/config/site.ts';
import { MESSAGE_FORM } from '#src/content/messages.ts';
import { Button } from '#src/ui/button.tsx';
import { TextArea, TextField } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { Addressee } from './message.ts';
import styles from './message-form.module.css';
import type { FormProblem } from './use-message-form.ts';
import { TRAP_FIELD, useMessageForm } from './use-message-form.ts';

/** SPEC §9: 'Farewell and blessing redirect 2500 ms'. */
export const THANKS_MS = 2_500;

interface MessageFormProps {
  to: Addressee;
  /** The line under the form, and alone on the sheet after sending. */
  thanks: string;
  /** Stands under the submit button: the way to the pictures. */
  upload: ReactNode;
  /** Called 2.5 s after the message has arrived. */
  onDone: () => void;
}

/**
 * Name, mobile number and message. What is submitted is written down on the device first and sent from there,
 * so nobody is asked to type it again; the sheet always tells where the message is.
 *
 * `method="dialog"` outside a dialog sends nothing anywhere: pressing Submit before the page's code has arrived
 * cannot put a number into an address. Such a press is noted, and made up for once the code is there.
 */
export function MessageForm({ to, thanks, upload, onDone }: MessageFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const { phase, errors, problem, kept, trying, busy, submit, remember, another } = useMessageForm(to, form);
  const settled = phase === 'thanked' || phase === 'kept';
  const done = useRef(onDone);

  useEffect(() => {
    done.current = onDone;
  });

  useEffect(() => {
    if (settled) outcome.current?.focus({ preventScroll: true });
    if (settled) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [settled]);

  useEffect(() => {
    if (phase !== 'thanked') return;
    const timer = window.setTimeout(() => done.current(), THANKS_MS);
    return () => window.clearTimeout(timer);
  }, [phase]);

  return (
    <>
      <form
        ref={form}
        className={styles.form}
        method="dialog"
        noValidate
        hidden={settled}
        onSubmit={submit}
        onInput={remember}
      >
        {problem && <Problem problem={problem} />}
        <TextField
          label={MESSAGE_FORM.name}
          name="name"
          autoComplete="name"
          required
          readOnly={phase === 'sending'}
          error={errors.name}
        />
        <TextField
          label={MESSAGE_FORM.number}
          name="number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          readOnly={phase === 'sending'}
          error={errors.number && `${errors.number}. ${MESSAGE_FORM.errors.numberHint}.`}
        />
        <TextArea
          label={MESSAGE_FORM.message}
          optional={MESSAGE_FORM.optional}
          name="message"
          readOnly={phase === 'sending'}
          error={errors.message}
        />
        <div className={styles.trap} aria-hidden="true">
          <label>
            {MESSAGE_FORM.trap}
            <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
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
        <p className={styles.thanks}>{thanks}</p>
      </form>
      {settled && (
        <div className={styles.outcome} ref={outcome} tabIndex={-1} role="status">
          {phase === 'thanked' ? (
            <>
              <p className={styles.sent}>{MESSAGE_FORM.sent}</p>
              <p className={styles.thanks}>{thanks}</p>
            </>
          ) : (
            <Kept kept={kept} trying={trying} busy={busy} onAnother={another} />
          )}
        </div>
      )}
    </>
  );
}

function Problem({ problem }: { problem: FormProblem }) {
  const { failed, mend, twice } = MESSAGE_FORM;
  if (problem === 'twice') {
    return (
      <Notice kind="note" title={twice.title}>
        <p>{twice.line}</p>
      </Notice>
    );
  }
  if (problem === 'mend') {
    return (
      <Notice title={mend.title}>
        <p>{mend.line}</p>
      </Notice>
    );
  }
  return (
    <Notice title={failed.title}>
      <p>{failed[problem]}</p>
    </Notice>
  );
}

interface KeptProps {
  kept: boolean;
  trying: boolean;
  busy: boolean;
  onAnother: () => void;
}

/** The honest word on a message that is safe and not yet sent. */
function Kept({ kept, trying, busy, onAnother }: KeptProps) {
  const words = MESSAGE_FORM.kept;
  const waiting = busy ? words.busy : words.line;
  const line = trying ? words.sending : waiting;
  return (
    <>
      <h2 className={styles.keptTitle}>{kept ? words.title : words.memoryTitle}</h2>
      <p className={styles.keptLine}>{kept ? line : words.memory}</p>
      <Button look="secondary" full onClick={onAnother}>
        {words.another}
      </Button>
    </>
  );
}
