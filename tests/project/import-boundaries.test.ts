import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** What a file imports. Each line is a file of its own in a small copy of the project. */
type Imports = readonly (readonly [file: string, imported: string])[];

const FORBIDDEN: Imports = [
  ['config/a.ts', '#src/lib/money.ts'],
  ['config/b.ts', '#src/ui/button.tsx'],
  ['config/c.ts', 'react'],
  ['lib/a.ts', '#src/ui/button.tsx'],
  ['lib/b.ts', '#src/catalogue/cards.ts'],
  ['lib/c.ts', '#src/features/cart/cart.ts'],
  ['lib/g.ts', '#text/home.ts'],
  ['lib/d.ts', '#scripts/start.ts'],
  ['lib/e.ts', 'firebase/app'],
  ['lib/f.ts', 'canvas-confetti'],
  ['ui/a.ts', '#src/catalogue/cards.ts'],
  ['ui/b.ts', '#text/home.ts'],
  ['ui/c.ts', '#src/features/cart/cart.ts'],
  ['ui/d.ts', 'firebase/app'],
  ['catalogue/a.ts', '#src/lib/money.ts'],
  ['catalogue/b.ts', '#text/home.ts'],
  ['catalogue/c.ts', 'react/jsx-runtime'],
  ['locales/en/a.ts', '#src/features/cart/cart.ts'],
  ['locales/en/b.ts', '#src/ui/button.tsx'],
  ['locales/hi/c.ts', 'react-hot-toast'],
  ['locales/en/d.ts', '#src/domain/order/order-document.ts'],
  ['domain/a.ts', '#src/data/account.ts'],
  ['domain/b.ts', 'react'],
  ['features/cart/a.ts', '#src/features/blogs/blog.ts'],
  ['features/cart/a-api.ts', '#src/features/blogs/blog.ts'],
  ['features/cart/b.ts', '#src/pages/cart/cart-page.tsx'],
  ['features/cart/c.ts', '#src/app/router.tsx'],
  ['features/cart/d.ts', '../blogs/blog.ts'],
  ['features/cart/lines/e.ts', '../../blogs/blog.ts'],
  ['features/cart/f.ts', '#e2e/support/test.ts'],
  ['features/cart/g.ts', 'firebase/firestore/lite'],
  ['features/cart/h.ts', 'swiper/react'],
  ['features/cart/i.ts', 'yet-another-react-lightbox'],
  ['features/new-one/a.ts', '#src/features/cart/cart.ts'],
  ['pages/home/a.ts', '#src/pages/cart/cart-page.tsx'],
  ['pages/home/b.ts', '#src/app/router.tsx'],
  ['pages/home/c.ts', '../cart/cart-page.tsx'],
  ['pages/home/d.ts', 'firebase/auth'],
  ['pages/home/e.ts', 'react-player'],
  ['app/a.ts', '../ui/button.tsx'],
  ['app/b.ts', '#src/main.tsx'],
  ['app/c.ts', '#tests/support/builders.ts'],
];

const ALLOWED: Imports = [
  ['config/z.ts', '#src/config/paths.ts'],
  ['lib/z.ts', '#src/config/paths.ts'],
  ['lib/firebase.ts', 'firebase/app'],
  ['lib/users-api.ts', 'firebase/auth'],
  ['ui/y.ts', '#text/ui.ts'],
  ['ui/z.ts', 'swiper/react'],
  ['catalogue/z.ts', '#src/config/types.ts'],
  ['locales/en/x.ts', '#src/domain/order/order-status.ts'],
  ['locales/en/y.ts', '#src/domain/guests/limits.ts'],
  ['locales/en/z.ts', '#src/config/types.ts'],
  ['features/cart/x.ts', './cart.ts'],
  ['features/cart/y.ts', '#src/catalogue/cards.ts'],
  ['features/cart/lines/z.ts', '../cart.ts'],
  ['features/cart/z-api.ts', 'firebase/firestore/lite'],
  ['pages/home/y.ts', '#src/features/cart/cart.ts'],
  ['pages/home/z.ts', 'react'],
  ['app/z.ts', '#src/pages/home/home-page.tsx'],
];

/** Ways to import and to reach the browser's storage that are easily forgotten, and what older phones lack. */
const FORBIDDEN_SOURCES: Readonly<Record<string, string>> = {
  'features/cart/type.ts': "export type { Blog } from '#src/features/blogs/blog.ts';\n",
  'features/cart/type-import.ts':
    "import type { Blog } from '#src/features/blogs/blog.ts';\nexport type Copy = Blog;\n",
  'features/cart/late.ts': "export const load = () => import('#src/features/blogs/blog.ts');\n",
  'features/cart/effect.ts': "import '#src/features/blogs/blog.ts';\n",
  'features/cart/storage.ts': "export const read = () => localStorage.getItem('cart');\n",
  'lib/session.ts': "export const read = () => sessionStorage.getItem('cart');\n",
  'lib/sorted.ts': 'export const sorted = (list: string[]) => list.toSorted();\n',
  'lib/time-limit.ts': 'export const signal = AbortSignal.timeout(1000);\n',
  'lib/is-address.ts': 'export const isAddress = (text: string) => URL.canParse(text);\n',
  'lib/upright.ts': "export const UPRIGHT = { imageOrientation: 'from-image' } as const;\n",
  'lib/upright-bitmap.ts':
    "export const open = (file: Blob) => createImageBitmap(file, { imageOrientation: 'from-image' });\n",
  'lib/paper.ts': 'export const paper = new CSSStyleSheet();\n',
  'lib/lookbehind.ts': 'export const SEMICOLON = /(?<!-);/u;\n',
  'lib/window.ts': "export const read = () => window.localStorage.getItem('cart');\n",
};
const ALLOWED_SOURCES = { 'lib/storage.ts': "export const read = () => localStorage.getItem('cart');\n" };

const home = resolve(import.meta.dirname, '../..');
let copy = '';
let refused: ReadonlySet<string> = new Set();

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'shagun-lint-'));
  for (const name of ['biome.json', 'scripts/lint', 'package.json', '.gitignore']) {
    cpSync(join(home, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(home, 'node_modules'), join(copy, 'node_modules'), 'junction');
  for (const [file, imported] of [...FORBIDDEN, ...ALLOWED]) {
    put(file, `import { thing } from '${imported}';\nthing();\n`);
  }
  for (const [file, source] of Object.entries({ ...FORBIDDEN_SOURCES, ...ALLOWED_SOURCES }))
    put(file, source);
  refused = filesWithFindings();
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function put(file: string, source: string): void {
  const path = join(copy, 'src', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, source);
}

function filesWithFindings(): ReadonlySet<string> {
  const biome = join(home, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--colors=off', '--max-diagnostics=none', 'src'];
  const { stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return new Set(
    [...stderr.matchAll(/^src\/(\S+?):\d+:\d+ (?:plugin|lint\/\S+Restricted)/gm)].map(
      ([, file = '']) => file,
    ),
  );
}

test.each([...FORBIDDEN, ...Object.entries(FORBIDDEN_SOURCES)])(
  'The linter refuses in src/%s: %s',
  (file) => {
    expect(refused).toContain(file);
  },
);

test.each([...ALLOWED, ...Object.entries(ALLOWED_SOURCES)])('The linter allows in src/%s: %s', (file) => {
  expect(refused).not.toContain(file);
});
