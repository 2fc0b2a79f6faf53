/** What becomes of each row of an import. */
import type { Family, FamilyFields } from '#src/domain/guests/family.ts';
import { LIMITS } from '#src/domain/guests/limits.ts';
import type { HostSide } from '#src/domain/invitation/invitation.ts';
import { parsePhone } from '#src/lib/phone.ts';
import { seenLine } from '#src/lib/seen-line.ts';
import { parseWholeNumber } from '#src/lib/whole-number.ts';
import { parseTags } from '../family-form.ts';
import type { Doubt, ImportRow } from './import-row.ts';

export type RowFault = 'name' | 'longName' | 'phone' | 'seats';

/** A family, or an earlier row, that a row seems to repeat. */
export interface Twin {
  readonly name: string;
  readonly phone: string;
  readonly isInList: boolean;
}

export type Fate =
  | { readonly kind: 'taken' | 'repaired' }
  | { readonly kind: 'heading' | 'aside' }
  | { readonly kind: 'doubtful'; readonly doubts: readonly Doubt[] }
  | { readonly kind: 'doubled'; readonly twin: Twin }
  | { readonly kind: 'unclear'; readonly faults: readonly RowFault[] };

/** What is chosen once for all rows. */
export type ForAll = Pick<FamilyFields, 'functions' | 'side' | 'language' | 'seats' | 'tags'>;

/**
 * The fate of each row, in order. A row repeats another with the same number, or with the same name if one of the two has
 * no number.
 */
export function fatesOf(rows: readonly ImportRow[], families: readonly Family[]): readonly Fate[] {
  const known = new TwinIndex();
  for (const { name, phone } of families) known.add({ name, phone, isInList: true });
  return rows.map((row) => {
    if (row.is !== 'family') return { kind: row.is };
    const { name, phone, faults } = readRow(row);
    if (faults.length > 0) return { kind: 'unclear', faults };
    const twin = known.find(name, phone);
    if (twin) return { kind: 'doubled', twin };
    known.add({ name, phone, isInList: false });
    if (row.doubts.length > 0) return { kind: 'doubtful', doubts: row.doubts };
    return { kind: row.repairs.length > 0 ? 'repaired' : 'taken' };
  });
}

interface RowReading {
  readonly name: string;
  /** In E.164, or empty. */
  readonly phone: string;
  readonly faults: readonly RowFault[];
}

/** While a row is typed in, the others need no second reading. */
const readings = new WeakMap<ImportRow, RowReading>();

function readRow(row: ImportRow): RowReading {
  const known = readings.get(row);
  if (known) return known;
  const name = seenLine(row.name);
  const phone = parsePhone(row.phone) ?? '';
  const faults: RowFault[] = [];
  if (name === '') faults.push('name');
  if (name.length > LIMITS.familyName.max) faults.push('longName');
  if (row.phone.trim() !== '' && phone === '') faults.push('phone');
  if (row.seats.trim() !== '' && parseWholeNumber(row.seats, LIMITS.familySeats) === undefined) {
    faults.push('seats');
  }
  const reading = { name, phone, faults };
  readings.set(row, reading);
  return reading;
}

/** The family that a row without faults becomes. `side` is that of the heading above it. */
export function familyOfRow(
  row: ImportRow,
  forAll: ForAll,
  side: HostSide | undefined,
): FamilyFields & Pick<Family, 'id'> {
  const { name, phone } = readRow(row);
  return {
    ...forAll,
    side: side ?? forAll.side,
    id: row.id,
    name,
    phone,
    seats: parseWholeNumber(row.seats, LIMITS.familySeats) ?? forAll.seats,
    tags: [...new Set([...forAll.tags, ...parseTags(row.tags)])],
    note: row.note,
  };
}

class TwinIndex {
  readonly #byPhone = new Map<string, Twin>();
  readonly #byName = new Map<string, Twin>();
  readonly #withoutPhone = new Map<string, Twin>();

  add(twin: Twin): void {
    const key = nameKey(twin.name);
    if (twin.phone === '') setOnce(this.#withoutPhone, key, twin);
    else setOnce(this.#byPhone, twin.phone, twin);
    setOnce(this.#byName, key, twin);
  }

  find(name: string, phone: string): Twin | undefined {
    const key = nameKey(name);
    if (phone === '') return this.#byName.get(key);
    return this.#byPhone.get(phone) ?? this.#withoutPhone.get(key);
  }
}

function setOnce(map: Map<string, Twin>, key: string, twin: Twin): void {
  if (!map.has(key)) map.set(key, twin);
}

function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
