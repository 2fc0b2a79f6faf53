/** What a couple has typed for its guest list and not saved: kept in this tab while it looks elsewhere. */
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { ofEachWedding } from '#src/data/forget-weddings.ts';
import type { Family } from '#src/domain/guests/family.ts';
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
  readonly reading: ImportReading | undefined;
  /** The rows that are left to save, as corrected. */
  readonly rows: readonly ImportRow[];
  readonly choices: ReadonlyMap<string, boolean>;
  readonly forAll: Partial<ForAll>;
  readonly saving: Saving | undefined;
  /** Whether somebody has corrected or chosen anything that is not saved. */
  readonly isCorrected: boolean;
}

export const NO_READING: Omit<TypedImport, 'text'> = {
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

interface TypedGuests {
  readonly importing: TypedImport;
  /** By the id of the family, or `new`. */
  readonly families: Readonly<Record<string, TypedEdit>>;
}

const NOTHING: TypedGuests = { importing: { text: '', ...NO_READING }, families: {} };

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

/** As the dialog was left; `undefined` if nothing is typed. */
export function typedEdit(code: string, editing: Family | 'new'): TypedEdit | undefined {
  return typedOf(code).getState().families[editKey(editing)];
}

export function editKey(editing: Family | 'new'): string {
  return editing === 'new' ? editing : editing.id;
}

export function keepEdit(code: string, edit: TypedEdit): void {
  typedOf(code).setState(({ families }) => ({ families: { ...families, [editKey(edit.editing)]: edit } }));
}

/** Forgets what was typed of families whose keys are `gone`. */
export function dropEdits(code: string, gone: (key: string) => boolean): void {
  const { families } = typedOf(code).getState();
  const left = Object.entries(families).filter(([key]) => !gone(key));
  if (left.length < Object.keys(families).length)
    typedOf(code).setState({ families: Object.fromEntries(left) });
}

/** Whether leaving would lose a list that is being added. Rows left out of a saved list are not counted. */
export function isUnsavedImport({ text, reading, saving, isCorrected }: TypedImport): boolean {
  return reading ? saving?.at !== 'done' || isCorrected : text.trim() !== '';
}

export function useHasUnsavedGuests(code: string): boolean {
  const { subscribe, getState } = typedOf(code);
  const hasUnsaved = () => {
    const { importing, families } = getState();
    return isUnsavedImport(importing) || Object.keys(families).length > 0;
  };
  return useSyncExternalStore(subscribe, hasUnsaved, hasUnsaved);
}
