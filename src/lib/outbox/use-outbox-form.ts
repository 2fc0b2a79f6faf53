import type { FormEvent, RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { clearDraft } from '#src/lib/form-draft.ts';
import type { FormErrors } from '#src/lib/parse-form.ts';
import { readText } from '#src/lib/storage.ts';
import { clearTrap, focusField, isEmpty, readFields } from './form-fields.ts';
import type { Outbox, OutboxItem, OutboxView } from './outbox.ts';
import { useFormDraft } from './use-form-draft.ts';
import { useRefusedMessages } from './use-refused-messages.ts';

/** People need longer than this to fill in the form; a faster submit (a bot) is delayed. */
export const MINIMUM_FILL_MS = 2_000;

/** After this time without a response the form says that the message is saved and the page may be closed. */
const SLOW_AFTER_MS = 5_000;

export interface FormProblem {
  readonly kind: 'refused' | 'reopened' | 'trap' | 'twice' | 'notEmpty';
}

/** `saved`: stored on the device, to be sent later. `sent`: arrived in the database. */
export type FormPhase = 'writing' | 'sending' | 'saved' | 'sent';

export interface OutboxFormOptions<Field extends string, Message extends Readonly<Record<Field, string>>> {
  readonly view: OutboxView<Message>;
  readonly outbox: () => Outbox<Message>;
  /** In the order shown. Constant. */
  readonly fields: readonly Field[];
  readonly draft: string;
  /** Whether a message was written with this form, and not with that of another page. */
  readonly isOwn: (message: Message) => boolean;
  readonly parse: (typed: Readonly<Record<Field, string>>) => {
    readonly value: Message | undefined;
    readonly errors: FormErrors<Field>;
  };
  readonly fingerprint: (message: Message) => string;
  /** Claims reporting the delivery of a message; returns a function that releases the claim. */
  readonly claimDelivery: (id: string) => () => void;
  /** Returns, once, whether Submit was pressed before the form's code had loaded. Constant. */
  readonly takeEarlyPress: () => boolean;
}

/** A form whose messages go through an outbox: drafts, and what waits, was returned, or has arrived. */
export function useOutboxForm<Field extends string, Message extends Readonly<Record<Field, string>>>(
  options: OutboxFormOptions<Field, Message>,
  form: RefObject<HTMLFormElement | null>,
) {
  const { view, fields, draft, isOwn, claimDelivery, takeEarlyPress } = options;
  const { items, delivered, failures, busy } = view;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [submittedId, setSubmittedId] = useState<string>();
  /** Id of the refused message in the form; it stays in the outbox until it is submitted again. */
  const [editing, setEditing] = useState<string>();
  const [checking, setChecking] = useState(false);
  const [slow, setSlow] = useState(false);
  /** What was last submitted; its errors are worded at each render, in the current language. */
  const [submitted, setSubmitted] = useState<Readonly<Record<Field, string>>>();
  const [problem, setProblem] = useState<FormProblem>();
  const ownItems = items.filter((item) => isOwn(item.message));
  const item = items.find((candidate) => candidate.id === submittedId);
  const isRefused = item?.state === 'refused';

  const phase = ((): FormPhase => {
    if (submittedId === undefined) return checking ? 'sending' : 'writing';
    if (delivered.includes(submittedId)) return 'sent';
    if (isRefused) return 'writing';
    return slow ? 'saved' : 'sending';
  })();
  const stored = item?.stored ?? true;

  const { openedAt, saveDraft } = useFormDraft(form, {
    fields,
    draft,
    takeEarlyPress,
    onEditing: setEditing,
  });

  const { otherRefused, open } = useRefusedMessages(form, {
    fields,
    refused: ownItems.filter(({ state }) => state === 'refused'),
    justRefused: isRefused ? item : undefined,
    editing,
    isFree: phase === 'writing' && submittedId === undefined && editing === undefined,
    onOpen: useCallback(
      (element: HTMLFormElement, id: string, kind: FormProblem['kind']) => {
        saveDraft(element, id);
        setEditing(id);
        setSubmittedId(undefined);
        setProblem({ kind });
      },
      [saveDraft],
    ),
  });

  useEffect(() => {
    if (submittedId === undefined) return;
    const release = claimDelivery(submittedId);
    const timer = window.setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      release();
      window.clearTimeout(timer);
      setSlow(false);
    };
  }, [submittedId, claimDelivery]);

  const hasFailed = item?.state === 'waiting' && failures > 0;
  useEffect(() => {
    if (hasFailed) setSlow(true);
  }, [hasFailed]);

  const isSafe = phase === 'sent' || (phase === 'saved' && stored);
  useEffect(() => {
    if (!isSafe) return;
    form.current?.reset();
    clearDraft(draft);
  }, [isSafe, draft, form]);

  const submit = useCallback(
    async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const element = event.currentTarget;
      if (checking || submittedId !== undefined) return;
      const { parse, fingerprint, outbox } = latest.current;
      const typed = readFields(element, fields);
      const { value: message, errors: found } = parse(typed);
      setSubmitted(typed);
      setProblem(undefined);
      if (!message) return focusField(element, fields.find((field) => found[field]) ?? fields[0]);
      // Autofill may have filled it in too: now that it is empty, the next Submit succeeds.
      if (clearTrap(element)) {
        setProblem({ kind: 'trap' });
        return;
      }
      setChecking(true);
      // It may hold the same message, from an earlier visit or another tab.
      await outbox().syncWithStore();
      const hash = fingerprint(message);
      const waits = outbox()
        .view()
        .items.some((other) => other.state !== 'refused' && fingerprint(other.message) === hash);
      if (waits || readText(STORAGE_KEYS.lastMessage) === hash) {
        setChecking(false);
        setProblem({ kind: 'twice' });
        return;
      }
      const early = MINIMUM_FILL_MS - (performance.now() - openedAt.current);
      if (early > 0) await new Promise((done) => window.setTimeout(done, early));
      const id = await outbox().add(message);
      // It is safe now, or has arrived: a later visit must not offer it for sending again.
      const waiting = outbox()
        .view()
        .items.find((one) => one.id === id);
      if (waiting?.stored !== false) clearDraft(draft);
      setSubmittedId(id);
      setChecking(false);
      if (editing !== undefined) await outbox().discard(editing);
      setEditing(undefined);
    },
    [fields, checking, submittedId, editing, draft, openedAt],
  );

  return {
    phase,
    errors: submitted && options.parse(submitted).errors,
    problem,
    stored,
    trying: item?.state === 'sending',
    busy,
    otherRefused,
    waiting: ownItems.filter((other) => other.state !== 'refused' && other.id !== submittedId).length,
    submit,
    remember: useCallback(() => {
      if (!form.current) return;
      saveDraft(form.current, editing);
      if (isEmpty(form.current, fields)) setEditing(undefined);
    }, [form, fields, saveDraft, editing]),
    startAnother: useCallback(() => {
      setSubmittedId(undefined);
      openedAt.current = performance.now();
    }, [openedAt]),
    edit: useCallback(
      (candidate: OutboxItem<Message>) => {
        if (form.current && isEmpty(form.current, fields)) open(candidate, 'reopened');
        else setProblem({ kind: 'notEmpty' });
      },
      [form, fields, open],
    ),
    discard: useCallback(
      (unwanted: OutboxItem<Message>) => void latest.current.outbox().discard(unwanted.id),
      [],
    ),
  };
}
