import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const OWN = /^(?:#src|\.\.?)\/.*\.(?:tsx?|css)$/;

/** Replaces modules by their Hindi siblings: `cars.hi.ts` for `cars.ts`, except in `cars.hi.ts` itself. */
export function hindiModules(): Plugin {
  return {
    name: 'hindi-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: OWN },
      handler(source, importer) {
        if (!importer || importer.includes('/node_modules/')) return null;
        const file = source.startsWith('#') ? resolve(source.slice(1)) : resolve(dirname(importer), source);
        const sibling = hindiSibling(file);
        return sibling !== importer && existsSync(sibling) ? sibling : null;
      },
    },
  };
}

/** The file that would hold a module's Hindi. */
export function hindiSibling(file: string): string {
  return file.replace(/\.(?=\w+$)/, '.hi.');
}
