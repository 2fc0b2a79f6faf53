import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * One violation of each lint rule, in a small copy of the project: the linter must report it with a message
 * that says what to do instead.
 */
interface Violation {
  readonly file: string;
  readonly source: string;
  readonly rule: string;
  /** Matches the lint message. */
  readonly says: RegExp;
}

const IMPORTS = 'lint/style/noRestrictedImports';

function importing(file: string, specifier: string, says: RegExp): Violation {
  return { file, source: `import { thing } from '${specifier}';\nthing();\n`, rule: IMPORTS, says };
}

const NEVER_IMPORT_TESTS = /never imports tests or scripts/;
const FIREBASE = /src\/lib\/firebase\.ts and used in '\*-api\.ts' files only/;
const WRAPPED = /wrapped in src\/ui/;
const STORAGE = /use the functions of '#src\/lib\/storage\.ts'/;

const VIOLATIONS: readonly Violation[] = [
  importing('src/config/from-lib.ts', '#src/lib/money.ts', /src\/config imports nothing of ours/),
  importing('src/config/from-ui.ts', '#src/ui/button.tsx', /src\/config imports nothing of ours/),
  importing('src/config/from-react.ts', 'react', /keep React out/),
  importing('src/lib/from-ui.ts', '#src/ui/button.tsx', /src\/lib may import only src\/config/),
  importing('src/lib/from-catalogue.ts', '#src/catalogue/cards.ts', /src\/lib may import only src\/config/),
  importing('src/lib/from-feature.ts', '#src/features/cart/cart.ts', /src\/lib may import only src\/config/),
  importing('src/ui/from-catalogue.ts', '#src/catalogue/cards.ts', /knows nothing of weddings/),
  importing('src/ui/from-content.ts', '#src/content/home.ts', /knows nothing of weddings/),
  importing('src/ui/from-feature.ts', '#src/features/cart/cart.ts', /knows nothing of weddings/),
  importing('src/catalogue/from-lib.ts', '#src/lib/money.ts', /plain data beside config/),
  importing('src/catalogue/from-content.ts', '#src/content/home.ts', /plain data beside config/),
  importing('src/catalogue/from-react.ts', 'react', /keep React out/),
  importing('src/content/from-catalogue.ts', '#src/catalogue/cards.ts', /plain words beside config/),
  importing('src/content/from-ui.ts', '#src/ui/button.tsx', /plain words beside config/),
  importing(
    'src/features/cart/from-feature.ts',
    '#src/features/blogs/blog.ts',
    /Features never import each other/,
  ),
  importing(
    'src/features/brand-new/from-feature.ts',
    '#src/features/cart/cart.ts',
    /Features never import each/,
  ),
  importing('src/features/cart/from-page.ts', '#src/pages/cart/cart-page.tsx', /never pages or app/),
  importing('src/features/cart/from-app.ts', '#src/app/router.tsx', /never pages or app/),
  importing(
    'src/features/cart/blogs-api.ts',
    '#src/features/blogs/blog.ts',
    /Features never import each other/,
  ),
  importing(
    'src/pages/home/from-page.ts',
    '#src/pages/cart/cart-page.tsx',
    /Pages never import app or each other/,
  ),
  importing('src/pages/home/from-app.ts', '#src/app/router.tsx', /Pages never import app or each other/),
  importing('src/features/cart/climbing.ts', '../blogs/blog.ts', /Imports never climb/),
  importing(
    'src/features/cart/lines/climbing.ts',
    '../../blogs/blog.ts',
    /may import '..\/file.ts' of that feature and climbs no further/,
  ),
  importing('src/app/climbing.ts', '../ui/button.tsx', /Imports never climb/),
  importing('src/app/from-main.ts', '#src/main.tsx', /starts the app, nothing else/),
  importing('src/app/from-tests.ts', '#tests/support/builders.ts', NEVER_IMPORT_TESTS),
  importing('src/lib/from-scripts.ts', '#scripts/start.ts', NEVER_IMPORT_TESTS),
  importing('src/features/cart/from-e2e.ts', '#e2e/support/test.ts', NEVER_IMPORT_TESTS),
  importing('src/features/messages/message.ts', 'firebase/firestore/lite', FIREBASE),
  importing('src/pages/admin/firebase.ts', 'firebase/auth', FIREBASE),
  importing('src/lib/other.ts', 'firebase/app', FIREBASE),
  importing('src/ui/firebase.ts', 'firebase/app', FIREBASE),
  importing('src/features/gallery/slides.ts', 'swiper/react', WRAPPED),
  importing('src/features/gallery/lightbox.ts', 'yet-another-react-lightbox', WRAPPED),
  importing('src/pages/gift/player.ts', 'react-player', WRAPPED),
  importing('src/lib/confetti.ts', 'canvas-confetti', WRAPPED),
  {
    file: 'src/features/cart/type-only.ts',
    source: "import type { Blog } from '#src/features/blogs/blog.ts';\nexport type Copy = Blog;\n",
    rule: IMPORTS,
    says: /Features never import each other/,
  },
  {
    file: 'src/features/cart/dynamic.ts',
    source: "export const load = () => import('#src/features/blogs/blog.ts');\n",
    rule: IMPORTS,
    says: /Features never import each other/,
  },
  {
    file: 'src/features/cart/local-storage.ts',
    source: "export const read = () => localStorage.getItem('cart');\n",
    rule: 'lint/style/noRestrictedGlobals',
    says: STORAGE,
  },
  {
    file: 'src/lib/session-storage.ts',
    source: "export const read = () => sessionStorage.getItem('cart');\n",
    rule: 'lint/style/noRestrictedGlobals',
    says: STORAGE,
  },
  {
    file: 'src/features/cart/window-storage.ts',
    source: "export const read = () => window.localStorage.getItem('cart');\n",
    rule: 'lint/nursery/noJsRestrictedProperties',
    says: STORAGE,
  },
  {
    file: 'src/lib/logging.ts',
    source: "export const log = () => console.log('a guest wrote');\n",
    rule: 'lint/suspicious/noConsole',
    says: /console/,
  },
  {
    file: 'src/lib/anything.ts',
    source: 'export const read = (value: any) => value;\n',
    rule: 'lint/suspicious/noExplicitAny',
    says: /any/,
  },
  {
    file: 'src/lib/certain.ts',
    source: 'export const first = (list: string[]) => list[0]!.length;\n',
    rule: 'lint/style/noNonNullAssertion',
    says: /non-null/,
  },
  {
    file: 'src/ui/default-button.ts',
    source: 'export default function button() {}\n',
    rule: 'lint/style/noDefaultExport',
    says: /default export/i,
  },
  {
    file: 'src/lib/CamelCase.ts',
    source: 'export const value = 1;\n',
    rule: 'lint/style/useFilenamingConvention',
    says: /kebab-case/,
  },
  {
    file: 'src/lib/unused.ts',
    source: "import { thing } from './cycle-a.ts';\nexport const value = 1;\n",
    rule: 'lint/correctness/noUnusedImports',
    says: /unused/,
  },
  {
    file: 'src/lib/unused-value.ts',
    source: 'export function value() {\n  const forgotten = 1;\n  return 2;\n}\n',
    rule: 'lint/correctness/noUnusedVariables',
    says: /unused/,
  },
  {
    file: 'src/lib/types.ts',
    source:
      "import { Series } from '#src/config/types.ts';\nexport const name = (series: Series) => series;\n",
    rule: 'lint/style/useImportType',
    says: /type/,
  },
  {
    file: 'src/lib/cycle-a.ts',
    source: "import { b } from './cycle-b.ts';\nexport const a = () => b();\n",
    rule: 'lint/suspicious/noImportCycles',
    says: /cycle/,
  },
  {
    file: 'src/lib/no-extension.ts',
    source: "import { a } from './cycle-a';\na();\n",
    rule: 'lint/correctness/useImportExtensions',
    says: /extension/,
  },
  {
    file: 'src/ui/picture.tsx',
    source: 'export const Picture = () => <img src="/a.avif" />;\n',
    rule: 'lint/a11y/useAltText',
    says: /alt/,
  },
  {
    file: 'src/lib/endless.ts',
    source: `${Array.from({ length: 301 }, (_, line) => `export const line${line} = ${line};`).join('\n')}\n`,
    rule: 'lint/style/noExcessiveLinesPerFile',
    says: /300/,
  },
];

const ALLOWED: Readonly<Record<string, string>> = {
  'src/content/ui.ts': "export const UI = { close: 'Close' };\n",
  'src/ui/close.ts': "import { UI } from '#src/content/ui.ts';\nexport const label = UI.close;\n",
  'src/lib/cycle-b.ts': "import { a } from './cycle-a.ts';\nexport const b = () => a();\n",
  'src/config/types.ts': 'export interface Series {\n  readonly id: string;\n}\n',
  'src/lib/firebase.ts': "import { initializeApp } from 'firebase/app';\ninitializeApp({});\n",
  'src/lib/storage.ts': 'export const read = (key: string) => localStorage.getItem(key);\n',
  'src/features/messages/messages-api.ts': "import { doc } from 'firebase/firestore/lite';\ndoc();\n",
  'src/ui/carousel.ts': "import { Swiper } from 'swiper/react';\nSwiper();\n",
  'src/pages/home/home-page.tsx':
    "import { cart } from '#src/features/cart/cart.ts';\nexport default cart;\n",
  'src/features/cart/cart-line.ts':
    "import { cart } from './cart.ts';\nimport { price } from '#src/ui/price.ts';\ncart(price);\n",
  'src/catalogue/many.ts': VIOLATIONS.find((one) => one.file === 'src/lib/endless.ts')?.source ?? '',
};

/** Lint output per file, one string per finding. */
type Findings = ReadonlyMap<string, readonly string[]>;

const home = resolve(import.meta.dirname, '../..');
let copy = '';
let findings: Findings = new Map();

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'shagun-lint-'));
  for (const name of ['biome.json', 'package.json', 'tsconfig.json', '.gitignore']) {
    cpSync(join(home, name), join(copy, name));
  }
  symlinkSync(join(home, 'node_modules'), join(copy, 'node_modules'), 'junction');
  for (const { file, source } of VIOLATIONS) put(file, source);
  for (const [file, source] of Object.entries(ALLOWED)) put(file, source);
  findings = lint();
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function put(file: string, source: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), source);
}

function lint(): Findings {
  const biome = join(home, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--colors=off', '--max-diagnostics=none', 'src'];
  const { stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  const byFile = new Map<string, string[]>();
  for (const finding of stderr.split(/^(?=src\/\S+(?::\d+:\d+)? lint\/)/m)) {
    const file = /^(src\/[^\s:]+)/.exec(finding)?.[1];
    if (file !== undefined) byFile.set(file, [...(byFile.get(file) ?? []), finding]);
  }
  return byFile;
}

test.each(VIOLATIONS)('The linter refuses $file by $rule', ({ file, rule, says }) => {
  const refusals = (findings.get(file) ?? []).filter((finding) => finding.includes(rule));
  expect(refusals.join('\n')).toMatch(says);
});

test.each(Object.keys(ALLOWED))('The linter leaves %s alone', (file) => {
  const refusals = (findings.get(file) ?? []).filter((finding) => !finding.includes('noImportCycles'));
  expect(refusals).toEqual([]);
});
