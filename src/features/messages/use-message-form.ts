import type { FormEvent, RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { clearDraft, readDraft, writeDraft } from '#src/lib/form-draft.ts';
import { readText, writeText } from '#src/lib/storage.ts';
import { claimDelivery } from './delivery-claims.ts';
import { takeEarlyPress } from './early-press.ts';
import type { Addressee, WordsErrors, WordsField } from './message.ts';
import { addressed, fingerprint, isAddressedTo, parseWords } from './message.ts';
import { shopOutbox } from './shop-outbox.ts';
import { useOutbox } from './use-outbox.ts';

/** Name of the field that only a machine fills in. */
export const TRAP_FIELD = 'website';

/** Nobody types a name and a number faster than this; a machine that does has to wait. */
export const MINIMUM_FILL_MS = 2_000;

/** After so long without an answer the page says that the message is saved and may be left. */
const PATIENCE_MS = 5_000;

/** The fields, in their order. */
export const WORDS_FIELDS: readonly WordsField[] = ['name', 'number', 'message'];

/** Why a message was not sent, beyond what each field says for itself. */
export type FormProblem = 'refused' | 'mend' | 'trap' | 'twice';

/**
 * Where a message is: being written; pressed Submit and under way; safe on the device and still to be sent;
 * arrived.
 */
export type FormPhase = 'writing' | 'sending' | 'kept' | 'thanked';

/** Name of a form's draft: one for blessings, one for each branch. */
function draftName(to: Addressee): string {
  return to.kind === 'farewell' ? `farewell ${to.branch}` : to.kind;
}

function fieldsOf(form: HTMLFormElement): Record<WordsField, string> & { trap: string } {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { name: text('name'), number: text('number'), message: text('message'), trap: text(TRAP_FIELD) };
}

function fill(form: HTMLFormElement, fields: Partial<Record<string, string>>): void {
  for (const name of WORDS_FIELDS) {
    const field = form.elements.namedItem(name);
    const typed = fields[name];
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    // What was typed before the scripts arrived is newer than any draft.
    if (typed && !field.value) field.value = typed;
  }
}

/**
 * The course of a message form. Fields are left to the browser (uncontrolled), so that what a guest typed
 * before the page's code arrived is still there afterwards.
 */
export function useMessageForm(to: Addressee, form: RefObject<HTMLFormElement | null>) {
  const { items, delivered, misses, busy } = useOutbox();
  const [id, setId] = useState<string>();
  const [checking, setChecking] = useState(false);
  const [parked, setParked] = useState(false);
  const [errors, setErrors] = useState<WordsErrors>({});
  const [problem, setProblem] = useState<FormProblem>();
  const openedAt = useRef(0);
  /** Refused messages that stand in the form again, though the outbox may not have let go of them yet. */
  const takenBack = useRef(new Set<string>());
  const draft = draftName(to);
  const item = items.find((candidate) => candidate.id === id);
  const returned = items.find(
    (candidate) => candidate.state === 'refused' && isAddressedTo(to, candidate.message),
  );

  const phase = ((): FormPhase => {
    if (id === undefined) return checking ? 'sending' : 'writing';
    if (delivered.includes(id)) return 'thanked';
    if (item?.state === 'refused') return 'writing';
    return parked ? 'kept' : 'sending';
  })();

  useEffect(() => {
    const pressed = takeEarlyPress();
    // Whoever pressed Submit already has had the form before them since the page began to load.
    openedAt.current = pressed ? 0 : performance.now();
    if (form.current) fill(form.current, readDraft(draft));
    if (pressed) form.current?.requestSubmit();
  }, [draft, form]);

  // A refused message, of this visit or an earlier one, goes back into the form and out of the outbox.
  useEffect(() => {
    if (!returned || !form.current || takenBack.current.has(returned.id)) return;
    takenBack.current.add(returned.id);
    fill(form.current, returned.message);
    writeDraft(draft, fieldsOf(form.current));
    writeText(STORAGE_KEYS.lastMessage, '');
    setProblem(returned.id === id ? 'refused' : 'mend');
    setId(undefined);
    void shopOutbox().takeBack(returned.id);
  }, [returned, id, draft, form]);

  useEffect(() => {
    if (id === undefined) return;
    const release = claimDelivery(id);
    const patience = window.setTimeout(() => setParked(true), PATIENCE_MS);
    return () => {
      release();
      window.clearTimeout(patience);
      setParked(false);
    };
  }, [id]);

  // An attempt has missed: the guest may go, and stays on that word while it is tried again.
  const missed = item?.state === 'waiting' && misses > 0;
  useEffect(() => {
    if (missed) setParked(true);
  }, [missed]);

  // Once it is written down for good, or has arrived, the form is free for the next one.
  useEffect(() => {
    if (phase !== 'thanked' && phase !== 'kept') return;
    form.current?.reset();
    clearDraft(draft);
  }, [phase, draft, form]);

  const submit = useCallback(
    async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const element = event.currentTarget;
      if (checking || id !== undefined) return;
      const { trap, ...typed } = fieldsOf(element);
      const { words, errors: found } = parseWords(typed);
      setErrors(found);
      setProblem(undefined);
      if (!words) {
        const first = element.elements.namedItem(WORDS_FIELDS.find((field) => found[field]) ?? 'name');
        if (first instanceof HTMLElement) first.focus();
        return;
      }
      if (trap) {
        // A browser's form filler may have fallen for it too: emptied, the next press goes through.
        const field = element.elements.namedItem(TRAP_FIELD);
        if (field instanceof HTMLInputElement) field.value = '';
        setProblem('trap');
        return;
      }
      const message = addressed(to, words);
      const mark = fingerprint(message);
      if (readText(STORAGE_KEYS.lastMessage) === mark) {
        setProblem('twice');
        return;
      }
      setChecking(true);
      const early = MINIMUM_FILL_MS - (performance.now() - openedAt.current);
      if (early > 0) await new Promise((done) => window.setTimeout(done, early));
      const added = await shopOutbox().add(message);
      writeText(STORAGE_KEYS.lastMessage, mark);
      setId(added);
      setChecking(false);
    },
    [to, checking, id],
  );

  return {
    phase,
    errors,
    problem,
    /** Whether a message in `kept` survives closing the page, and whether it is being tried right now. */
    kept: item?.kept ?? true,
    trying: item?.state === 'sending',
    /** Whether a message in `kept` waits for a server that answered that it cannot just now. */
    busy,
    submit,
    /** Keeps what stands in the form, for a reload or a closed tab. */
    remember: useCallback(() => {
      if (form.current) writeDraft(draft, fieldsOf(form.current));
    }, [draft, form]),
    /** Back to an empty form while the last message still waits. */
    another: useCallback(() => {
      setId(undefined);
      openedAt.current = performance.now();
    }, []),
  };
}
