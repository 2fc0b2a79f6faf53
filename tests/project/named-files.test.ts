import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const FOLDERS = ['src', 'scripts', 'tests', 'e2e', 'art/src', 'art/scripts', 'art/tests', 'docs', 'public'];
const PATH = /(?<![\w./#-])(?:src|scripts|tests|e2e|docs|public|art)\/[\w./-]*\w(?![\w*<$…-]|\/[*<$…])/g;
const FILE_NAME = /(?<![\w./*…<>-])[a-z][\w-]*(?:\.[\w-]+)*\.(?:tsx?|mjs|css|md)\b/g;
const COMMENT_LINE = /^\s*(?:\/\/|\/?\*|\{\/\*)(.*)$/gm;

const inFolders = FOLDERS.flatMap((folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)
    : [],
);
const files = [...inFolders, ...readdirSync('.')];
const names = new Set(files.map((file) => basename(file)));

/** Every path and file name in a text that does not exist. */
function missingIn(text: string): string[] {
  const paths = text.match(PATH) ?? [];
  const fileNames = text.replaceAll(PATH, '').match(FILE_NAME) ?? [];
  return [...paths.filter((path) => !existsSync(path)), ...fileNames.filter((name) => !names.has(name))];
}

test('a path or file name that does not exist is found', () => {
  expect(missingIn('see src/lib/money.ts and money.ts')).toEqual([]);
  expect(missingIn('see src/lib/gone.ts, docs/gone and gone-too.ts')).toEqual([
    'src/lib/gone.ts',
    'docs/gone',
    'gone-too.ts',
  ]);
});

test('every file that a comment names exists', () => {
  const sources = files.filter((file) => /\.(?:tsx?|mjs|css|rules)$/.test(file) && existsSync(file));
  const missing = sources.flatMap((file) => {
    const comments = [...readFileSync(file, 'utf8').matchAll(COMMENT_LINE)].map(([, text]) => text);
    return missingIn(comments.join('\n')).map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('every file that a page of docs names in code style exists', () => {
  const pages = files.filter((file) => file.endsWith('.md'));
  const missing = pages.flatMap((file) => {
    const code = readFileSync(file, 'utf8').match(/`[^`\n]+`/g) ?? [];
    return missingIn(code.join('\n')).map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});
