import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { OfflineList } from '#src/config/offline-files.ts';
import { offlineListOf, shellOf } from '#src/config/offline-files.ts';
import type { SiteLanguage } from '#src/locales/locales.ts';
import { SITE_LANGUAGES } from '#src/locales/locales.ts';
import { ENTRY, readManifest } from './client-build.ts';

/** Modules that are useless offline, by their key in Vite's manifest (a source file or `_name-hash.js`). */
const NETWORK_ONLY = [
  /node_modules\/(@?firebase|react-player|canvas-confetti|heic-to)\b/,
  /^_(firebase|index\.esm|confetti)\b/,
  /-api[-.]/,
  /src\/pages\/(admin-panel|add-blogs|manage-blogs|farewell-messages|couple-messages)\//,
  /src\/pages\/(manage-invitations|manage-orders|manage-blessings|manage-shop|manage-bookings|my-wedding)\//,
];

const PAGES = /^src\/pages\/.+-page\.tsx$/;

/** Guests must be able to leave a blessing whatever else they have opened. */
const BLESSING_PAGE = 'src/pages/bless-the-couple/bless-the-couple-page.tsx';

/** Large parts that few visitors use, and code that only sends: kept once it has been loaded, or from the second page on. */
const KEPT_LATER = [
  /[/_]card-series[-.]/,
  /[/_](reply|blessing)-reporter[-.]/,
  /[/_](order|photo)-outbox[-.]/,
  /\/lightbox-stage\./,
  /\/card-lettering\/gallery-lettering\./,
  /\/invitations\/own-invitation\./,
];

/** Fonts of guests' and couples' text, where names go on cards, and what opens HEIC: most visits never need them. */
const ON_DEMAND =
  /\.json$|\/(heic-worker|mukta-hindi-400|mukta-devanagari|rozha-devanagari|tiro-gurmukhi|arabic-blessing|amiri-urdu)-[^/]+$/;

/** The files of modules and of everything that they import, except modules for which `isLeftOut` is true. */
function closure(
  manifest: Manifest,
  from: readonly string[],
  isLeftOut: (key: string) => boolean,
): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  function add(key: string): void {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const name of chunk.imports ?? []) add(name);
    for (const name of chunk.dynamicImports ?? []) if (!isLeftOut(name)) add(name);
  }
  from.forEach(add);
  return files;
}

const isNetworkOnly = (key: string) => NETWORK_ONLY.some((pattern) => pattern.test(key));
const isKeptLater = (key: string) => KEPT_LATER.some((pattern) => pattern.test(key));
const isLeftOutAtFirst = (key: string) => PAGES.test(key) || isNetworkOnly(key) || isKeptLater(key);
const isFont = (file: string) => file.endsWith('.woff2');
const addressesOf = (files: Iterable<string>) =>
  [...files]
    .filter((file) => !ON_DEMAND.test(file))
    .map((file) => `/${file}`)
    .sort();

/** `shell` is the address of the language's shell, with its version. */
export function offlineList(manifest: Manifest, shell: string): OfflineList {
  const everything = closure(manifest, [ENTRY], isNetworkOnly);
  const always = closure(manifest, [ENTRY, BLESSING_PAGE], isLeftOutAtFirst);
  const pages = Object.keys(manifest).filter((key) => PAGES.test(key) && !isNetworkOnly(key));
  return {
    shell,
    always: addressesOf(always).filter((file) => !isFont(file)),
    pages: Object.fromEntries(
      pages.map((key) => {
        const needed = addressesOf(closure(manifest, [key], isLeftOutAtFirst));
        return [
          `/${manifest[key]?.file}`,
          needed.filter((file) => !always.has(file.slice(1)) && !isFont(file)),
        ];
      }),
    ),
    all: addressesOf(everything),
  };
}

/** Patterns above that match no module of any language's build: what they were written for would be kept by every phone. */
export function unmatchedPatterns(manifests: readonly Manifest[]): RegExp[] {
  const keys = manifests.flatMap((manifest) => Object.keys(manifest));
  return [...NETWORK_ONLY, ...KEPT_LATER].filter((pattern) => !keys.some((key) => pattern.test(key)));
}

export function offlineFaults(out: string): string[] {
  return unmatchedPatterns(SITE_LANGUAGES.map((language) => readManifest(out, language))).map(
    (pattern) => `scripts/build/offline-list.ts has a pattern that names no module: ${pattern}`,
  );
}

export function writeOfflineList(out: string, language: SiteLanguage): void {
  const shell = shellOf(language);
  const manifest = readManifest(out, language);
  const { all } = offlineList(manifest, shell);
  const version = createHash('sha256')
    .update(readFileSync(join(out, `${shell}.html`)))
    .update(all.join('\n'))
    .digest('hex')
    .slice(0, 16);
  const list = offlineList(manifest, `${shell}?${version}`);
  writeFileSync(join(out, offlineListOf(language)), JSON.stringify(list));
}

/** Differs in every build whose files differ. */
export function versionOf(
  files: readonly { readonly url: string; readonly revision: string | null }[],
): string {
  return createHash('sha256')
    .update(files.map(({ url, revision }) => `${url} ${revision}`).join('\n'))
    .digest('hex')
    .slice(0, 16);
}
