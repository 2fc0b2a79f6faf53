import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCES = join(process.cwd(), 'src');

/** Replaces modules by their Hindi siblings: `cars.hi.ts` for `cars.ts`, except in `cars.hi.ts` itself. */
export function hindiModules(): Plugin {
  return {
    name: 'hindi-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.(?:tsx?|css)$/ },
      async handler(source, importer, options) {
        if (!importer) return null;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!resolved?.id.startsWith(SOURCES)) return resolved;
        const sibling = hindiSibling(resolved.id);
        return sibling === importer || !existsSync(sibling) ? resolved : { ...resolved, id: sibling };
      },
    },
  };
}

/** The file that would hold a module's Hindi. */
export function hindiSibling(file: string): string {
  return file.replace(/\.(?=\w+$)/, '.hi.');
}
