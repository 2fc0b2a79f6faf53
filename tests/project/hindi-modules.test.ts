// @vitest-environment node
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hindiSibling } from '#scripts/build/hindi-modules.ts';

const CONTENT = 'src/content';

/** Modules of the owner's and couples' pages, which are in English only. */
const ENGLISH_ONLY = new Set([
  'admin.ts',
  'invitation-owner.ts',
  'manage-blogs.ts',
  'manage-orders.ts',
  'message-lists.ts',
  'order-mail.ts',
]);

/** Files in a folder, without its subfolders: `src/content/invitations` holds both languages in one module. */
function modulesIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => /^[^.]+\.tsx?$/.test(name));
}

test('every text module of a public page has a Hindi sibling', () => {
  const missing = modulesIn(CONTENT).filter((name) => !existsSync(hindiSibling(join(CONTENT, name))));
  expect(missing.filter((name) => !ENGLISH_ONLY.has(name))).toEqual([]);
});

const translated = ['src/config', CONTENT, 'src/catalogue', 'src/ui', 'src/app'].flatMap((folder) =>
  modulesIn(folder)
    .map((name) => join(folder, name))
    .filter((file) => existsSync(hindiSibling(file))),
);

describe.each(translated)('the Hindi sibling of %s', (file) => {
  test('exports what it exports', async () => {
    const english: object = await import(/* @vite-ignore */ `../../${file}`);
    const hindi: object = await import(/* @vite-ignore */ `../../${hindiSibling(file)}`);
    expect(Object.keys(hindi)).toEqual(expect.arrayContaining(Object.keys(english)));
  });
});
