import type { FormEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { FORM_ACTION, FORM_JSON_ACTION } from '#src/config/forms.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { clearDraft, readDraft, writeDraft } from '#src/lib/form-draft.ts';
import { WHATSAPP_LINK_MAX, whatsappLink } from '#src/lib/whatsapp.ts';
import { Button, OutLink } from './button.tsx';
import { copyText } from './copy-text.ts';
import { Notice } from './notice.tsx';
import styles from './posted-form.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

const POST_TIMEOUT_MS = 20_000;

export interface PostedFormText {
  readonly send: string;
  readonly sending: string;
  readonly sent: { readonly title: string; readonly line: string };
  readonly failed: { readonly title: string; readonly line: string; readonly whatsapp: string };
  readonly chatOpening: string;
  /** For forms whose text can be too long for a link. */
  readonly long?: {
    readonly line: string;
    readonly copy: string;
    readonly copied: string;
    readonly failed: string;
  };
}

interface PostedFormProps {
  draft: string;
  text: PostedFormText;
  className?: string | undefined;
  labelledBy?: string;
  full?: boolean;
  onSent?: () => void;
  /** Uncontrolled fields. */
  children: ReactNode;
}

/** For the form service (specification §7). If sending fails, the text stays and WhatsApp is offered. */
export function PostedForm({
  draft,
  text,
  className,
  labelledBy,
  full = false,
  onSent,
  children,
}: PostedFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<'writing' | 'sending' | 'sent'>('writing');
  /** One field on each line. */
  const [unsent, setUnsent] = useState<string>();
  const hasFailed = unsent !== undefined;

  useEffect(() => {
    const stored = readDraft(draft);
    for (const field of form.current ? visibleFields(form.current) : [])
      field.value ||= stored[field.name] ?? '';
  }, [draft]);

  useEffect(() => {
    if (phase === 'sent' || hasFailed) outcome.current?.focus();
  }, [phase, hasFailed]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (phase === 'sending') return;
    const element = event.currentTarget;
    setPhase('sending');
    setUnsent(undefined);
    // What is typed meanwhile would be lost when the form is emptied.
    holdFields(element, true);
    try {
      await postForm(fieldsToPost(element));
      clearDraft(draft);
      element.reset();
      setPhase('sent');
      onSent?.();
    } catch {
      setPhase('writing');
      setUnsent(linesOf(typedIn(element)));
    }
    holdFields(element, false);
  }

  return (
    <>
      <form
        ref={form}
        className={className}
        method="post"
        action={FORM_ACTION}
        data-draft={draft}
        aria-labelledby={labelledBy}
        hidden={phase === 'sent'}
        onSubmit={send}
        onInput={({ currentTarget }) => {
          const typed = typedIn(currentTarget);
          writeDraft(draft, typed);
          if (hasFailed) setUnsent(linesOf(typed));
        }}
      >
        {children}
        {hasFailed && (
          <div ref={outcome} tabIndex={-1} className={styles.outcome}>
            <Notice title={text.failed.title}>
              <p>{text.failed.line}</p>
              <ByWhatsApp unsent={unsent} text={text} />
            </Notice>
          </div>
        )}
        <div>
          <Button type="submit" full={full} busy={phase === 'sending'}>
            {phase === 'sending' ? text.sending : text.send}
          </Button>
        </div>
        <VisuallyHidden live>{phase === 'sending' ? text.sending : ''}</VisuallyHidden>
      </form>
      {phase === 'sent' && (
        <div ref={outcome} tabIndex={-1} className={styles.outcome}>
          <Notice kind="note" title={text.sent.title}>
            <p>{text.sent.line}</p>
          </Notice>
        </div>
      )}
    </>
  );
}

/** Opens a chat with what could not be sent; a text too long for a link is copied, to be pasted there. */
function ByWhatsApp({ unsent, text }: { unsent: string; text: PostedFormText }) {
  const { chatOpening, failed, long } = text;
  const whole = whatsappLink([chatOpening, unsent].filter(Boolean).join('\n'));
  const tooLong = whole.length > WHATSAPP_LINK_MAX ? long : undefined;
  return (
    <>
      {tooLong && (
        <>
          <p>{tooLong.line}</p>
          <Button look="secondary" icon="copy" small onClick={() => copyText(unsent, tooLong)}>
            {tooLong.copy}
          </Button>
        </>
      )}
      <OutLink href={tooLong ? whatsappLink(chatOpening) : whole} icon="whatsapp" small>
        {failed.whatsapp}
      </OutLink>
    </>
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function visibleFields(form: HTMLFormElement): readonly Field[] {
  return [...form.querySelectorAll<Field>('input:not([type="hidden"]), textarea')];
}

function holdFields(form: HTMLFormElement, held: boolean): void {
  for (const field of visibleFields(form)) field.readOnly = held;
}

function typedIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(visibleFields(form).map(({ name, value }) => [name, value.trim()]));
}

function linesOf(typed: Record<string, string>): string {
  return Object.values(typed).filter(Boolean).join('\n');
}

function fieldsToPost(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  return fields;
}

/** Throws if the form service cannot be reached, times out or does not accept the form. */
async function postForm(fields: URLSearchParams): Promise<void> {
  const response = await fetch(FORM_JSON_ACTION, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: fields,
    signal: AbortSignal.timeout?.(POST_TIMEOUT_MS),
  });
  const { success } = fieldsOf(await response.json());
  if (!response.ok || String(success) !== 'true')
    throw new Error(`The form service responded with ${response.status}`);
}
