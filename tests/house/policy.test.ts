import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { policyFaults } from '#scripts/hosting/check-policy.ts';
import { inlineScriptHashes } from '#scripts/hosting/policy.ts';

/** A build of one page. */
function site(page: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'shagun-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'index.html'), page);
  return folder;
}

test('an inline script is named by the hash of its text', () => {
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(inlineScriptHashes(site('<script>alert(1)</script>'))).toEqual([
    "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  ]);
});

test('scripts in files and data for crawlers need no hash', () => {
  const page =
    '<script type="module" src="/a.js"></script><script type="application/ld+json">{"a":1}</script>';
  expect(inlineScriptHashes(site(page))).toEqual([]);
});

test('a page with a script that firebase.json does not name is a fault', () => {
  expect(policyFaults(site('<script>alert(2)</script>'), {}).join()).toMatch(/npm run csp:write/);
});

test('a setting that names a host firebase.json does not allow is a fault with the next step', () => {
  const faults = policyFaults(site('<p>'), { VITE_MEDIA_HOST: 'https://media.example/shagun' });
  expect(faults.join()).toMatch(/add https:\/\/media\.example to its media-src/);
});
