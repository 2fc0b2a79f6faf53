import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One module of Vite's manifest, as far as it matters here. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}

/** What the client build wrote, looked up by page. */
export interface ClientBuild {
  /** Files a page needs at once: the entry's and the page's styles, and the page's modules. */
  filesOf: (chunk?: string) => { css: string[]; js: string[] };
  /** Text of a built file. */
  read: (file: string) => string;
}

/** Reads Vite's manifest of the build in `out`; throws where a page's module is not in it. */
export function readClientBuild(out: string): ClientBuild {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));

  function withImports(key: string, seen: Set<string>): Chunk[] {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [...(chunk.imports ?? []).flatMap((name) => withImports(name, seen)), chunk];
  }

  return {
    filesOf(name) {
      const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
      if (!entryKey) throw new Error('The manifest has no entry');
      const seen = new Set<string>();
      const entry = withImports(entryKey, seen);
      const page = name === undefined ? [] : withImports(pageKey(manifest, name), seen);
      return {
        css: [...entry, ...page].flatMap(({ css }) => css ?? []),
        js: page.map(({ file }) => file),
      };
    },
    read: (file) => readFileSync(join(out, file), 'utf8'),
  };
}

function pageKey(manifest: Record<string, Chunk>, name: string): string {
  const keys = Object.keys(manifest).filter(
    (key) => key.startsWith('src/pages/') && key.endsWith(`/${name}.tsx`),
  );
  const [key] = keys;
  if (!key || keys.length > 1) throw new Error(`The build has ${keys.length} page modules called ${name}`);
  return key;
}
