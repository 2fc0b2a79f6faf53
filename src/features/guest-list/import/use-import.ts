import { useMemo } from 'react';
import type { Family } from '#src/domain/guests/family.ts';
import type { HostSide, Invitation } from '#src/domain/invitation/invitation.ts';
import { leftFunctions, newFamily } from '../family-form.ts';
import type { ImportReading, Saving } from '../typed-guests.ts';
import { changeImport, NO_READING, useTypedGuests } from '../typed-guests.ts';
import type { useGuestList } from '../use-guest-list.ts';
import type { Doubt, ImportRow } from './import-row.ts';
import type { ForAll, RowResult } from './row-results.ts';
import { familyOfRow, resultsOf } from './row-results.ts';
import { sideOfHeading } from './side-headings.ts';

const NONE: ReadonlySet<string> = new Set();

/** The fields whose correction removes a doubt. */
const SETTLED_BY: Readonly<Record<Doubt, readonly (keyof ImportRow)[]>> = {
  number: ['phone'],
  name: ['name'],
  heading: ['name', 'is'],
  only: ['name', 'seats'],
};

export interface JudgedRow {
  readonly row: ImportRow;
  /** From 1. */
  readonly line: number;
  readonly result: RowResult;
  readonly side: HostSide | undefined;
  readonly taken: boolean;
}

/** The rows of an import while they are checked, and their saving. */
export function useImport(
  { rows: found }: ImportReading,
  invitation: Invitation,
  { families, addFamilies }: Pick<ReturnType<typeof useGuestList>, 'families' | 'addFamilies'>,
) {
  const { code } = invitation;
  const { importing } = useTypedGuests(code);
  const { rows, choices, saving } = importing;
  const wanted = { ...newFamily(invitation), ...importing.forAll };
  const forAll: ForAll = { ...wanted, functions: leftFunctions(wanted.functions, invitation) };
  const setSaving = (next: Saving | undefined) => changeImport(code, () => ({ saving: next }));

  const lines = useMemo(() => new Map(found.map(({ id }, place) => [id, place + 1])), [found]);
  const judged = useMemo(() => judge(rows, lines, choices, families), [rows, lines, choices, families]);
  const chosen = judged.filter(({ taken }) => taken);

  const leaveOut = (saved: ReadonlySet<string>) =>
    changeImport(code, (before) => ({ rows: before.rows.filter(({ id }) => !saved.has(id)) }));

  const save = async () => {
    // Other rows may be chosen now than before a failure: the list may have changed meanwhile.
    const before = saving?.at === 'failed' ? saving.saved : NONE;
    const left = chosen
      .filter(({ row }) => !before.has(row.id))
      .map(({ row, side }) => familyOfRow(row, forAll, side));
    const all = before.size + left.length;
    const withFirst = (count: number) => new Set([...before, ...left.slice(0, count).map(({ id }) => id)]);
    let saved = before;
    setSaving({ at: 'work', saved, all });
    try {
      await addFamilies(left, (count) => {
        saved = withFirst(count);
        setSaving({ at: 'work', saved, all });
      });
      saved = withFirst(left.length);
      leaveOut(saved);
      changeImport(code, ({ text, readText }) => ({
        saving: { at: 'done', saved, all },
        isCorrected: false,
        // Other lines may be in the box, which are not saved.
        text: text === readText ? '' : text,
      }));
    } catch {
      setSaving({ at: 'failed', saved, all });
    }
  };

  return {
    judged,
    chosen: chosen.length,
    saving,
    forAll,
    chooseForAll: (fields: Partial<ForAll>) =>
      changeImport(code, (before) => ({ forAll: { ...before.forAll, ...fields }, isCorrected: true })),
    /** A corrected value needs no warning. */
    change: (id: string, fields: Partial<ImportRow>) =>
      changeImport(code, (before) => ({
        isCorrected: true,
        rows: before.rows.map((row) => {
          const isLeft = (doubt: Doubt) => !SETTLED_BY[doubt].some((field) => field in fields);
          return row.id === id ? { ...row, ...fields, doubts: row.doubts.filter(isLeft) } : row;
        }),
      })),
    choose: (id: string, taken: boolean) =>
      changeImport(code, (before) => ({
        isCorrected: true,
        choices: new Map(before.choices).set(id, taken),
      })),
    /** After a failure it continues with rows that are not saved yet. */
    save,
    look: () => {
      leaveOut(saving?.saved ?? NONE);
      setSaving(undefined);
    },
  };
}

/** @param readText what was read; empty for contacts */
export function startImport(reading: ImportReading, readText: string, invitation: Invitation): void {
  const rows = reading.rows.map((row) => withSide(row, invitation));
  changeImport(invitation.code, () => ({ ...NO_READING, reading, readText, rows }));
}

/** Puts a file's text into the box, unless something else is typed there. */
export function putInBox(fileText: string, code: string): void {
  changeImport(code, ({ text, fileText: before }) =>
    text.trim() === '' || text === before ? { text: fileText, fileText } : {},
  );
}

function withSide(row: ImportRow, invitation: Invitation): ImportRow {
  return row.is === 'heading' ? { ...row, side: sideOfHeading(row.name, invitation) } : row;
}

const USUAL: readonly RowResult['kind'][] = ['accepted', 'repaired'];
const NEVER: readonly RowResult['kind'][] = ['unclear', 'heading', 'aside'];

/** Duplicates and doubtful rows are added only when chosen; unclear lines and non-families never. */
function judge(
  rows: readonly ImportRow[],
  lines: ReadonlyMap<string, number>,
  choices: ReadonlyMap<string, boolean>,
  families: readonly Family[],
): readonly JudgedRow[] {
  const ids = new Set(rows.map(({ id }) => id));
  const results = resultsOf(
    rows,
    families.filter(({ id }) => !ids.has(id)),
  );
  let side: HostSide | undefined;
  return rows.flatMap((row, place): readonly JudgedRow[] => {
    const result = results[place];
    if (!result) return [];
    if (row.is === 'heading') side = row.side;
    const taken = !NEVER.includes(result.kind) && (choices.get(row.id) ?? USUAL.includes(result.kind));
    return [{ row, line: lines.get(row.id) ?? place + 1, result, side, taken }];
  });
}
