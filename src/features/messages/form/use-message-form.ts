import type { FormEvent, RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { clearDraft, readDraft, writeDraft } from '#src/lib/form-draft.ts';
import type { OutboxItem } from '#src/lib/outbox/outbox.ts';
import type { FormErrors } from '#src/lib/parse-form.ts';
import { readText, writeText } from '#src/lib/storage.ts';
import type { Addressee, GuestMessage, MessageField } from '../message.ts';
import { addressed, fingerprint, isAddressedTo, MESSAGE_FIELDS, parseDraft } from '../message.ts';
import { claimDelivery, claimRefusals } from '../outbox/delivery-claims.ts';
import { messageOutbox } from '../outbox/message-outbox.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { takeEarlyPress } from './early-press.ts';
import { clearTrap, draftName, fillEmptyFields, isEmpty, readFields } from './form-fields.ts';

/** People need longer than this to fill in the form; a faster submit (a bot) is delayed. */
export const MINIMUM_FILL_MS = 2_000;

/** After this time without a response the form says that the message is saved and the page may be closed. */
const SLOW_AFTER_MS = 5_000;

export interface FormProblem {
  readonly kind: 'refused' | 'reopened' | 'trap' | 'twice' | 'notEmpty';
}

/** `saved`: stored on the device, to be sent later. `sent`: arrived in the database. */
export type FormPhase = 'writing' | 'sending' | 'saved' | 'sent';

export function useMessageForm(to: Addressee, form: RefObject<HTMLFormElement | null>) {
  const { items, delivered, failures, busy } = useOutbox();
  const [submittedId, setSubmittedId] = useState<string>();
  /** Id of the refused message in the form; it stays in the outbox until it is submitted again. */
  const [editing, setEditing] = useState<string>();
  const [checking, setChecking] = useState(false);
  const [slow, setSlow] = useState(false);
  const [errors, setErrors] = useState<FormErrors<MessageField>>({});
  const [problem, setProblem] = useState<FormProblem>();
  const openedAt = useRef(0);
  const lastFingerprint = useRef('');
  /** Ids of refused messages already put into the form without the guest asking, once per visit. */
  const shown = useRef(new Set<string>());
  const draft = draftName(to);
  const ownItems = items.filter((item) => isAddressedTo(to, item.message));
  const item = items.find((candidate) => candidate.id === submittedId);
  const refused = ownItems.filter(({ state }) => state === 'refused');
  const otherRefused = refused.filter(
    (candidate) => candidate.id !== editing && candidate.id !== submittedId,
  );
  const isRefused = item?.state === 'refused';

  const phase = ((): FormPhase => {
    if (submittedId === undefined) return checking ? 'sending' : 'writing';
    if (delivered.includes(submittedId)) return 'sent';
    if (isRefused) return 'writing';
    return slow ? 'saved' : 'sending';
  })();
  const stored = item?.stored ?? true;

  const saveDraft = useCallback(
    (element: HTMLFormElement, of: string | undefined) => {
      const fields = readFields(element);
      if (isEmpty(element)) clearDraft(draft);
      else writeDraft(draft, of === undefined ? fields : { ...fields, editing: of });
    },
    [draft],
  );

  const open = useCallback(
    (candidate: OutboxItem<GuestMessage>, kind: FormProblem['kind']) => {
      if (!form.current) return;
      shown.current.add(candidate.id);
      fillEmptyFields(form.current, candidate.message);
      saveDraft(form.current, candidate.id);
      setEditing(candidate.id);
      setSubmittedId(undefined);
      setProblem({ kind });
    },
    [form, saveDraft],
  );

  useEffect(() => {
    const pressed = takeEarlyPress();
    // A guest who has pressed Submit already has had the form since the page began to load.
    openedAt.current = pressed ? 0 : performance.now();
    const savedDraft = readDraft(draft);
    if (form.current) fillEmptyFields(form.current, savedDraft);
    if (savedDraft.editing) {
      shown.current.add(savedDraft.editing);
      setEditing(savedDraft.editing);
    }
    if (pressed) form.current?.requestSubmit();
  }, [draft, form]);

  useEffect(() => claimRefusals((message) => isAddressedTo(to, message)), [to]);

  useEffect(() => {
    if (isRefused && item) open(item, 'refused');
  }, [isRefused, item, open]);

  // An older refused message is put into the form only when it is empty; the rest are listed above it.
  const next = otherRefused.find((candidate) => !shown.current.has(candidate.id));
  const isFree = phase === 'writing' && submittedId === undefined && editing === undefined;
  useEffect(() => {
    if (next && isFree && form.current && isEmpty(form.current)) open(next, 'reopened');
  }, [next, isFree, form, open]);

  useEffect(() => {
    if (submittedId === undefined) return;
    const release = claimDelivery(submittedId);
    const timer = window.setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      release();
      window.clearTimeout(timer);
      setSlow(false);
    };
  }, [submittedId]);

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

  useEffect(() => {
    if (phase === 'sent') writeText(STORAGE_KEYS.lastMessage, lastFingerprint.current);
  }, [phase]);

  const submit = useCallback(
    async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const element = event.currentTarget;
      if (checking || submittedId !== undefined) return;
      const { value: draft, errors: found } = parseDraft(readFields(element));
      setErrors(found);
      setProblem(undefined);
      if (!draft) {
        const first = element.elements.namedItem(MESSAGE_FIELDS.find((field) => found[field]) ?? 'name');
        if (first instanceof HTMLElement) first.focus();
        return;
      }
      // Autofill may have filled it in too: now that it is empty, the next Submit succeeds.
      if (clearTrap(element)) {
        setProblem({ kind: 'trap' });
        return;
      }
      const message = addressed(to, draft);
      lastFingerprint.current = fingerprint(message);
      const waits = messageOutbox()
        .view()
        .items.some(
          (other) => other.state !== 'refused' && fingerprint(other.message) === lastFingerprint.current,
        );
      if (waits || readText(STORAGE_KEYS.lastMessage) === lastFingerprint.current) {
        setProblem({ kind: 'twice' });
        return;
      }
      setChecking(true);
      const early = MINIMUM_FILL_MS - (performance.now() - openedAt.current);
      if (early > 0) await new Promise((done) => window.setTimeout(done, early));
      setSubmittedId(await messageOutbox().add(message));
      setChecking(false);
      if (editing !== undefined) await messageOutbox().discard(editing);
      setEditing(undefined);
    },
    [to, checking, submittedId, editing],
  );

  return {
    phase,
    errors,
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
      if (isEmpty(form.current)) setEditing(undefined);
    }, [form, saveDraft, editing]),
    another: useCallback(() => {
      setSubmittedId(undefined);
      openedAt.current = performance.now();
    }, []),
    edit: useCallback(
      (candidate: OutboxItem<GuestMessage>) => {
        if (form.current && isEmpty(form.current)) open(candidate, 'reopened');
        else setProblem({ kind: 'notEmpty' });
      },
      [form, open],
    ),
    discard: useCallback(
      (unwanted: OutboxItem<GuestMessage>) => void messageOutbox().discard(unwanted.id),
      [],
    ),
  };
}
