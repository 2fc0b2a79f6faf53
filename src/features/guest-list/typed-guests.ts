/** What a couple has typed for its guest list and not saved: kept in this tab while it looks elsewhere. */
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { ofEachWedding } from '#src/data/forget-weddings.ts';
import type { Family } from '#src/domain/guests/family.ts';
import type { Reply } from '#src/domain/reply/reply.ts';
import type { ReplyChoice } from '#src/domain/reply/reply-choice.ts';
import type { TypedFamily } from './family-form.ts';
import type { ImportRow } from './import/import-row.ts';
import type { ForAll } from './import/row-results.ts';

/** `failed` when the connection broke. */
export interface Saving {
  readonly at: 'work' | 'failed' | 'done';
  readonly saved: ReadonlySet<string>;
  readonly all: number;
}

/** Before any correction. */
export interface ImportReading {
  readonly rows: readonly ImportRow[];
  /** Headings of columns that were not read. */
  readonly unused: readonly string[];
}

interface TypedImport {
  readonly text: string;
  /** What the last file put into the box. */
  readonly fileText: string;
  /** What the reading is of; empty for contacts. */
  readonly readText: string;
  readonly reading: ImportReading | undefined;
  /** The rows that are left to save, as corrected. */
  readonly rows: readonly ImportRow[];
  readonly choices: ReadonlyMap<string, boolean>;
  readonly forAll: Partial<ForAll>;
  readonly saving: Saving | undefined;
  /** Whether somebody has corrected or chosen anything that is not saved. */
  readonly isCorrected: boolean;
}

export const NO_READING: Omit<TypedImport, 'text' | 'fileText'> = {
  readText: '',
  reading: undefined,
  rows: [],
  choices: new Map(),
  forAll: {},
  saving: undefined,
  isCorrected: false,
};

interface TypedEdit {
  readonly editing: Family | 'new';
  readonly id: string;
  readonly typed: Partial<TypedFamily>;
  readonly isSaving?: boolean;
}

/** A reply that a family told the couple. */
interface TypedReply {
  /** The reply with which the typing began. */
  readonly known: Reply | undefined;
  readonly choice: ReplyChoice;
  readonly isSaving?: boolean;
}

interface TypedText {
  /** What the typing began with. */
  readonly from: string;
  readonly text: string;
}

interface TypedGuests {
  readonly importing: TypedImport;
  /** By the id of the family, or `new`. */
  readonly families: Readonly<Record<string, TypedEdit>>;
  /** By the id of the family. */
  readonly replies: Readonly<Record<string, TypedReply>>;
  /** Names being corrected on the send screen, by the id of the family. */
  readonly names: Readonly<Record<string, TypedText>>;
  /** The couple's own texts on the send screen, by their key. */
  readonly letters: Readonly<Record<string, TypedText>>;
}

const NOTHING: TypedGuests = {
  importing: { text: '', fileText: '', ...NO_READING },
  families: {},
  replies: {},
  names: {},
  letters: {},
};

const typedOf = ofEachWedding(
  () => createStore<TypedGuests>(() => NOTHING),
  (stores) => {
    for (const store of stores.values()) store.setState(NOTHING);
  },
);

export function useTypedGuests(code: string): TypedGuests {
  const { subscribe, getState } = typedOf(code);
  return useSyncExternalStore(subscribe, getState, getState);
}

export function changeImport(code: string, change: (before: TypedImport) => Partial<TypedImport>): void {
  typedOf(code).setState(({ importing }) => ({ importing: { ...importing, ...change(importing) } }));
}

/** Keeps what is typed, or forgets it if it is `undefined`. */
export function put<Part extends Exclude<keyof TypedGuests, 'importing'>>(
  code: string,
  part: Part,
  key: string,
  typed: TypedGuests[Part][string] | undefined,
): void {
  typedOf(code).setState(({ [part]: all }) => ({
    [part]: typed ? { ...all, [key]: typed } : without<unknown>(all, (other) => other === key),
  }));
}

/** As the dialog was left; `undefined` if nothing is typed. */
export function typedEdit(code: string, editing: Family | 'new'): TypedEdit | undefined {
  return typedOf(code).getState().families[editKey(editing)];
}

export function editKey(editing: Family | 'new'): string {
  return editing === 'new' ? editing : editing.id;
}

export function keepEdit(code: string, edit: TypedEdit): void {
  put(code, 'families', editKey(edit.editing), edit);
}

export function dropEdit(code: string, editing: Family | 'new'): void {
  put(code, 'families', editKey(editing), undefined);
}

/** Forgets everything that was typed of families that are no longer on the list. */
export function dropRemoved(code: string, isRemoved: (key: string) => boolean): void {
  const { families, replies, names } = typedOf(code).getState();
  const all = [families, replies, names].flatMap((typed) => Object.keys(typed));
  if (!all.some(isRemoved)) return;
  typedOf(code).setState({
    families: without(families, isRemoved),
    replies: without(replies, isRemoved),
    names: without(names, isRemoved),
  });
}

function without<Typed>(all: Readonly<Record<string, Typed>>, gone: (key: string) => boolean) {
  return Object.fromEntries(Object.entries(all).filter(([key]) => !gone(key)));
}

/** As the form was left; `undefined` if nothing is filled in. */
export function typedReply(code: string, family: string): TypedReply | undefined {
  return typedOf(code).getState().replies[family];
}

export function keepReply(code: string, family: string, reply: TypedReply): void {
  put(code, 'replies', family, reply);
}

export function dropReply(code: string, family: string): void {
  put(code, 'replies', family, undefined);
}

/** Moves a name that was typed on the send screen into the family's dialog, unless another one was typed there. */
export function moveName(code: string, family: Family): void {
  const name = typedOf(code).getState().names[family.id]?.text ?? family.name;
  const { typed, ...edit } = typedEdit(code, family) ?? { editing: family, id: family.id, typed: {} };
  if (typed.name !== undefined) return;
  keepEdit(code, { ...edit, typed: { ...typed, name }, isSaving: false });
  put(code, 'names', family.id, undefined);
}

/** Moves what is typed about a family to its new link. It is still compared with what it began from. */
export function followLink(code: string, family: Family, id: string): void {
  const edit = typedEdit(code, family);
  if (edit) keepEdit(code, { ...edit, editing: { ...family, id }, id, isSaving: false });
  const reply = typedReply(code, family.id);
  if (reply) keepReply(code, id, { ...reply, isSaving: false });
  put(code, 'names', id, typedOf(code).getState().names[family.id]);
}

/** Whether a text differs from what its typing began with. */
export function isRewritten(typed: TypedText | undefined): typed is TypedText {
  return typed !== undefined && typed.text !== typed.from;
}

/** Whether leaving would lose a list that is being added. Rows left out of a saved list are not counted. */
export function isUnsavedImport({ text, reading, saving, isCorrected }: TypedImport): boolean {
  return reading ? saving?.at !== 'done' || isCorrected : text.trim() !== '';
}

export function useHasUnsavedGuests(code: string): boolean {
  const { subscribe, getState } = typedOf(code);
  const hasUnsaved = () => {
    const { importing, families, replies, names, letters } = getState();
    const texts = [...Object.values(names), ...Object.values(letters)];
    return (
      isUnsavedImport(importing) ||
      Object.keys(families).length + Object.keys(replies).length > 0 ||
      texts.some(isRewritten)
    );
  };
  return useSyncExternalStore(subscribe, hasUnsaved, hasUnsaved);
}
