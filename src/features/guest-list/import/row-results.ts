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
export interface Duplicate {
  readonly name: string;
  readonly phone: string;
  readonly isInList: boolean;
}

export type RowResult =
  | { readonly kind: 'accepted' | 'repaired' }
  | { readonly kind: 'heading' | 'aside' }
  | { readonly kind: 'doubtful'; readonly doubts: readonly Doubt[] }
  | { readonly kind: 'duplicate'; readonly duplicateOf: Duplicate }
  | { readonly kind: 'unclear'; readonly faults: readonly RowFault[] };

/** What is chosen once for all rows. */
export type ForAll = Pick<FamilyFields, 'functions' | 'side' | 'language' | 'seats' | 'tags'>;

/** A row repeats another with the same number, or with the same name if one of the two has no number. */
export function resultsOf(rows: readonly ImportRow[], families: readonly Family[]): readonly RowResult[] {
  const known = new DuplicateIndex();
  for (const { name, phone } of families) known.add({ name, phone, isInList: true });
  return rows.map((row) => {
    if (row.is !== 'family') return { kind: row.is };
    const { name, phone, faults } = readRow(row);
    if (faults.length > 0) return { kind: 'unclear', faults };
    const duplicateOf = known.find(name, phone);
    if (duplicateOf) return { kind: 'duplicate', duplicateOf };
    known.add({ name, phone, isInList: false });
    if (row.doubts.length > 0) return { kind: 'doubtful', doubts: row.doubts };
    return { kind: row.repairs.length > 0 ? 'repaired' : 'accepted' };
  });
}

interface RowReading {
  readonly name: string;
  readonly phone: string;
  readonly faults: readonly RowFault[];
}

/** While a row is edited, the others need no second read. */
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

/** For a row without errors. `side` is that of the heading above it. */
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

class DuplicateIndex {
  readonly #byPhone = new Map<string, Duplicate>();
  readonly #byName = new Map<string, Duplicate>();
  readonly #withoutPhone = new Map<string, Duplicate>();

  add(earlier: Duplicate): void {
    const key = sameNameKey(earlier.name);
    if (earlier.phone === '') setOnce(this.#withoutPhone, key, earlier);
    else setOnce(this.#byPhone, earlier.phone, earlier);
    setOnce(this.#byName, key, earlier);
  }

  find(name: string, phone: string): Duplicate | undefined {
    const key = sameNameKey(name);
    if (phone === '') return this.#byName.get(key);
    return this.#byPhone.get(phone) ?? this.#withoutPhone.get(key);
  }
}

function setOnce(map: Map<string, Duplicate>, key: string, earlier: Duplicate): void {
  if (!map.has(key)) map.set(key, earlier);
}

function sameNameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
