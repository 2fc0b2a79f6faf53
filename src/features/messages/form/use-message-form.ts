import type { FormEvent, RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { clearDraft, readDraft, writeDraft } from '#src/lib/form-draft.ts';
import type { FormErrors } from '#src/lib/parse-form.ts';
import { readText, writeText } from '#src/lib/storage.ts';
import type { Addressee, MessageField } from '../message.ts';
import { addressed, fingerprint, isAddressedTo, MESSAGE_FIELDS, parseDraft } from '../message.ts';
import { claimDelivery, claimRefusals } from '../outbox/delivery-claims.ts';
import type { OutboxItem } from '../outbox/outbox.ts';
import { shopOutbox } from '../outbox/shop-outbox.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { takeEarlyPress } from './early-press.ts';
import { draftName, fillEmptyFields, isEmpty, readFields, springTrap } from './form-fields.ts';

/** Nobody types a name and a number faster than this; a machine that does has to wait. */
export const MINIMUM_FILL_MS = 2_000;

/** After so long without an answer the page says that the message is saved and may be left. */
const PATIENCE_MS = 5_000;

/** Why a message was not sent, beyond what each field says for itself. */
export interface FormProblem {
  readonly kind: 'refused' | 'cameBack' | 'trap' | 'twice' | 'notEmpty';
}

/**
 * Where a message is: being written; submitted and on its way; parked on the device, to be sent later; arrived.
 */
export type FormPhase = 'writing' | 'sending' | 'parked' | 'thanked';

/**
 * The state of a message form. Fields are left to the browser (uncontrolled), so that what a guest typed before the
 * page's code arrived is still there afterwards.
 */
export function useMessageForm(to: Addressee, form: RefObject<HTMLFormElement | null>) {
  const { items, delivered, misses, busy } = useOutbox();
  /** The message submitted last, until the form is free for another. */
  const [id, setId] = useState<string>();
  /** The refused message whose text is in the form; it stays in the outbox until it is submitted anew. */
  const [editing, setEditing] = useState<string>();
  const [checking, setChecking] = useState(false);
  const [patient, setPatient] = useState(true);
  const [errors, setErrors] = useState<FormErrors<MessageField>>({});
  const [problem, setProblem] = useState<FormProblem>();
  const openedAt = useRef(0);
  const mark = useRef('');
  /** Refused messages that were put into the form by themselves: each only once a visit. */
  const shown = useRef(new Set<string>());
  const draft = draftName(to);
  const mine = items.filter((item) => isAddressedTo(to, item.message));
  const item = items.find((candidate) => candidate.id === id);
  const refused = mine.filter(({ state }) => state === 'refused');
  const cameBack = refused.filter((candidate) => candidate.id !== editing && candidate.id !== id);
  const isRefused = item?.state === 'refused';

  const phase = ((): FormPhase => {
    if (id === undefined) return checking ? 'sending' : 'writing';
    if (delivered.includes(id)) return 'thanked';
    if (isRefused) return 'writing';
    return patient ? 'sending' : 'parked';
  })();
  const kept = item?.kept ?? true;

  const saveDraft = useCallback(
    (element: HTMLFormElement, of: string | undefined) => {
      const fields = readFields(element);
      if (isEmpty(element)) clearDraft(draft);
      else writeDraft(draft, of === undefined ? fields : { ...fields, editing: of });
    },
    [draft],
  );

  const open = useCallback(
    (candidate: OutboxItem, kind: FormProblem['kind']) => {
      if (!form.current) return;
      shown.current.add(candidate.id);
      fillEmptyFields(form.current, candidate.message);
      saveDraft(form.current, candidate.id);
      setEditing(candidate.id);
      setId(undefined);
      setProblem({ kind });
    },
    [form, saveDraft],
  );

  useEffect(() => {
    const pressed = takeEarlyPress();
    // Whoever pressed Submit already has had the form before them since the page began to load.
    openedAt.current = pressed ? 0 : performance.now();
    const stored = readDraft(draft);
    if (form.current) fillEmptyFields(form.current, stored);
    if (stored.editing) {
      shown.current.add(stored.editing);
      setEditing(stored.editing);
    }
    if (pressed) form.current?.requestSubmit();
  }, [draft, form]);

  useEffect(() => claimRefusals((message) => isAddressedTo(to, message)), [to]);

  // The message just submitted was refused: its text is still in the form, or goes back into it.
  useEffect(() => {
    if (isRefused && item) open(item, 'refused');
  }, [isRefused, item, open]);

  // An older one goes back into an empty form only, one at a time; the others wait in a list.
  const next = cameBack.find((candidate) => !shown.current.has(candidate.id));
  const isFree = phase === 'writing' && id === undefined && editing === undefined;
  useEffect(() => {
    if (next && isFree && form.current && isEmpty(form.current)) open(next, 'cameBack');
  }, [next, isFree, form, open]);

  useEffect(() => {
    if (id === undefined) return;
    const release = claimDelivery(id);
    const patience = window.setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => {
      release();
      window.clearTimeout(patience);
      setPatient(true);
    };
  }, [id]);

  // An attempt has missed: the page says so at once, and goes on saying so while it is tried again.
  const missed = item?.state === 'waiting' && misses > 0;
  useEffect(() => {
    if (missed) setPatient(false);
  }, [missed]);

  // Once a message is written down for good, or has arrived, the form is free for the next one.
  const isSafe = phase === 'thanked' || (phase === 'parked' && kept);
  useEffect(() => {
    if (!isSafe) return;
    form.current?.reset();
    clearDraft(draft);
  }, [isSafe, draft, form]);

  useEffect(() => {
    if (phase === 'thanked') writeText(STORAGE_KEYS.lastMessage, mark.current);
  }, [phase]);

  const submit = useCallback(
    async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const element = event.currentTarget;
      if (checking || id !== undefined) return;
      const { value: draft, errors: found } = parseDraft(readFields(element));
      setErrors(found);
      setProblem(undefined);
      if (!draft) {
        const first = element.elements.namedItem(MESSAGE_FIELDS.find((field) => found[field]) ?? 'name');
        if (first instanceof HTMLElement) first.focus();
        return;
      }
      // A browser's form filler may have fallen for it too: emptied, the next press goes through.
      if (springTrap(element)) {
        setProblem({ kind: 'trap' });
        return;
      }
      const message = addressed(to, draft);
      mark.current = fingerprint(message);
      const waits = shopOutbox()
        .view()
        .items.some((other) => other.state !== 'refused' && fingerprint(other.message) === mark.current);
      if (waits || readText(STORAGE_KEYS.lastMessage) === mark.current) {
        setProblem({ kind: 'twice' });
        return;
      }
      setChecking(true);
      const early = MINIMUM_FILL_MS - (performance.now() - openedAt.current);
      if (early > 0) await new Promise((done) => window.setTimeout(done, early));
      setId(await shopOutbox().add(message));
      setChecking(false);
      if (editing !== undefined) await shopOutbox().discard(editing);
      setEditing(undefined);
    },
    [to, checking, id, editing],
  );

  return {
    phase,
    errors,
    problem,
    /** Whether a parked message survives closing the page, and whether it is being tried right now. */
    kept,
    trying: item?.state === 'sending',
    /** Whether a parked message waits for a server that answered that it cannot just now. */
    busy,
    /** Refused messages that are not in the form. */
    cameBack,
    /** How many messages wait to be sent besides the one this form shows. */
    waiting: mine.filter((other) => other.state !== 'refused' && other.id !== id).length,
    submit,
    /** Keeps what is in the form, for a reload or a closed tab. */
    remember: useCallback(() => {
      if (!form.current) return;
      saveDraft(form.current, editing);
      if (isEmpty(form.current)) setEditing(undefined);
    }, [form, saveDraft, editing]),
    /** Back to an empty form while the last message still waits. */
    another: useCallback(() => {
      setId(undefined);
      openedAt.current = performance.now();
    }, []),
    /** Puts a refused message into the form, unless something is typed there already. */
    edit: useCallback(
      (candidate: OutboxItem) => {
        if (form.current && isEmpty(form.current)) open(candidate, 'cameBack');
        else setProblem({ kind: 'notEmpty' });
      },
      [form, open],
    ),
    discard: useCallback((unwanted: OutboxItem) => void shopOutbox().discard(unwanted.id), []),
  };
}
