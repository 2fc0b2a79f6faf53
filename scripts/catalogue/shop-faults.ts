/** What has no picture or folder yet. Loaded through Vite (faults.ts). */
import { farewellFolder } from '#src/catalogue/farewell-folders.ts';
import type { PictureSource } from '#src/config/media.ts';
import { BRANCH_IDS } from '#text/catalogue/farewell-branches.ts';

type Module = Readonly<Record<string, unknown>>;

const modules = import.meta.glob<Module>('/src/catalogue/**/*.ts');

/** Pictures that the catalogue names and `public/media` does not have. */
async function pictureFaults(): Promise<string[]> {
  const missing = new Map<string, string>();
  for (const load of Object.values(modules)) {
    for (const source of picturesIn(await load()))
      if (source.version === '0') missing.set(source.name, source.shape);
  }
  return [...missing].map(
    ([name, shape]) =>
      `The picture ${name} is missing: npm run photo -- FILE ${name} --shape ${shape}, or a recipe in art/src/recipes/.`,
  );
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

/** At the top level, because Vite loads no more modules once this one is there. */
export const PICTURE_FAULTS: readonly string[] = await pictureFaults();

/** Farewell branches without a line for their folder. */
export function branchFaults(): string[] {
  return BRANCH_IDS.filter((id) => typeof farewellFolder(id) !== 'string').map(
    (id) =>
      `src/catalogue/farewell-folders.ts: ${id} has no folder; add \`${id}: import.meta.env.VITE_FAREWELL_${id.toUpperCase()}\``,
  );
}
