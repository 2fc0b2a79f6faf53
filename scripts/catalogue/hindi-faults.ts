/** What has no Hindi yet. Loaded through Vite with the Hindi modules in place of the English ones (faults.ts). */
// With a query, the name is no longer one that has a Hindi module in its place.
const english = import.meta.glob<Module>(
  ['/src/{catalogue,content}/**/*.ts', '!/src/{catalogue,content}/**/*.hi.ts'],
  {
    query: '?english',
  },
);
const hindi = import.meta.glob<Module>('/src/{catalogue,content}/**/*.hi.ts');

type Module = Readonly<Record<string, unknown>>;

/** Hindi modules that cannot be loaded, or have fewer or more entries than the English ones. */
async function hindiFaults(): Promise<string[]> {
  const faults: string[] = [];
  for (const [file, load] of Object.entries(hindi)) {
    try {
      const translated = await load();
      const original = await english[file.replace('.hi.ts', '.ts')]?.();
      if (original)
        faults.push(...differences(original, translated).map((what) => `${file.slice(1)}: ${what}`));
    } catch (error) {
      // A module that imports a broken one fails with the same message.
      const message = error instanceof Error ? error.message : String(error);
      if (!faults.some((fault) => fault.endsWith(message))) faults.push(`${file.slice(1)}: ${message}`);
    }
  }
  return faults;
}

/** Lists that are not as long in one language as in the other, with the ids that only one has. */
export function differences(one: unknown, other: unknown, path = ''): string[] {
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length === other.length)
      return one.flatMap((entry, at) => differences(entry, other[at], `${path}[${at}]`));
    const ids = idsOf(one).filter((id) => !idsOf(other).includes(id));
    const named = ids.length > 0 ? `; ${ids.join(', ')} has no Hindi` : '';
    return [`${path} has ${other.length} entries, the English one ${one.length}${named}`];
  }
  if (!isRecord(one) || !isRecord(other)) return [];
  return Object.keys(one).flatMap((key) => differences(one[key], other[key], path ? `${path}.${key}` : key));
}

function idsOf(list: readonly unknown[]): unknown[] {
  return list.flatMap((entry) => (isRecord(entry) && 'id' in entry ? [entry.id] : []));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** At the top level, because Vite loads no more modules once this one is there. */
export const HINDI_FAULTS: readonly string[] = [...new Set(await hindiFaults())];
