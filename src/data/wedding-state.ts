import * as v from 'valibot';
import type { StorageKey } from '#src/config/storage-keys.ts';
import { createStoredState } from '#src/lib/stored-state.ts';

interface WeddingStateOptions<Entry> {
  readonly key: StorageKey;
  readonly schema: v.GenericSchema<unknown, Entry>;
}

/** State in browser storage, one entry for each wedding, found by its code. */
export function createWeddingState<Entry extends { readonly code: string }>({
  key,
  schema,
}: WeddingStateOptions<Entry>) {
  const stored = createStoredState<readonly Entry[]>({
    key,
    empty: [],
    parse: (fields) => {
      const read = entriesIn(fields).map((entry) => v.safeParse(schema, entry));
      return {
        data: read.flatMap((entry) => (entry.success ? [entry.output] : [])),
        dropped: read.some(({ success }) => !success),
      };
    },
  });
  const find = (entries: readonly Entry[], code: string) => entries.find((entry) => entry.code === code);
  return {
    current: (code: string): Entry | undefined => find(stored.current(), code),
    /** `next` returns `undefined` for a wedding that has none. */
    change: (code: string, next: (entry: Entry | undefined) => Entry | undefined): void =>
      stored.change((entries) => {
        const before = find(entries, code);
        const after = next(before);
        if (after === before) return entries;
        return [...entries.filter((entry) => entry !== before), ...(after ? [after] : [])];
      }),
    clear: (): void => stored.change((entries) => (entries.length === 0 ? entries : [])),
    /** `data` is `undefined` for a wedding that has none. */
    useRestored: (code: string) => {
      const { data, ...state } = stored.useRestored();
      return { ...state, data: find(data, code) };
    },
  };
}

/** Earlier versions kept one wedding, and an empty object for none. */
function entriesIn(fields: unknown): readonly unknown[] {
  if (Array.isArray(fields)) return fields;
  return fields === undefined || fields === null || JSON.stringify(fields) === '{}' ? [] : [fields];
}
