/** What the texts and the catalogue are missing. Loaded through Vite with its Hindi modules (faults.ts). */
import type { PictureSource } from '#src/config/media.ts';

const english = import.meta.glob<Module>([
  '/src/{catalogue,content}/**/*.ts',
  '!/src/{catalogue,content}/**/*.hi.ts',
]);
const hindi = import.meta.glob<Module>('/src/{catalogue,content}/**/*.hi.ts');

type Module = Readonly<Record<string, unknown>>;

/** Pictures that the catalogue names and `public/media` does not have. */
async function pictureFaults(): Promise<string[]> {
  const missing = new Set<string>();
  for (const load of Object.values(english)) {
    for (const source of picturesIn(await load())) if (source.version === '0') missing.add(source.name);
  }
  return [...missing].map(
    (name) =>
      `The picture ${name} is missing: npm run photo -- FILE ${name}, or a recipe in art/src/recipes/.`,
  );
}

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

function picturesIn(value: unknown, seen = new Set<unknown>()): PictureSource[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (isPicture(value)) return [value];
  return Object.values(value).flatMap((part) => picturesIn(part, seen));
}

function isPicture(value: object): value is PictureSource {
  return 'name' in value && 'shape' in value && 'alt' in value && 'version' in value;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** At the top level, because Vite loads no more modules once this one is there. */
export const CONTENT_FAULTS: readonly string[] = [
  ...new Set([...(await pictureFaults()), ...(await hindiFaults())]),
];
