import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listStarter } from '#scripts/build/starter.ts';
import { hashesToName, policyFaults } from '#scripts/hosting/check-policy.ts';
import { withOwnerHosts } from '#scripts/hosting/owner-hosts.ts';
import { inlineScriptHashes, policyOf, readHosting } from '#scripts/hosting/policy.ts';

function site(page: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'shagun-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'index.html'), page);
  return folder;
}

test('an inline script is allowed by its hash', () => {
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

test('a page with a script that firebase.json does not allow is an error', () => {
  expect(policyFaults(site('<script>alert(2)</script>'), {}).join()).toMatch(/npm run csp:write/);
});

test('a shop whose settings leave a script out, as App Check does, needs no change of the policy', () => {
  expect(policyFaults(site('<p>'), {})).toEqual([]);
});

test('what `npm run csp:write` makes of a shop with App Check also fits the demonstration, whose lists have a script', async () => {
  const list = site(`<script data-address="https://shop.example">${await listStarter()}</script>`);
  expect(await hashesToName(site('<p>'))).toEqual(inlineScriptHashes(list));
  expect(policyFaults(list, {})).toEqual([]);
});

test('a setting with a host that firebase.json does not allow is an error with the next step', () => {
  const settings = {
    VITE_FORM_ENDPOINT: 'https://forms.example',
    VITE_FIREBASE_PROJECT_ID: 'mangal-weddings',
  };
  const faults = policyFaults(site('<p>'), settings).join('\n');
  expect(faults).toMatch(
    /VITE_FORM_ENDPOINT needs https:\/\/forms\.example in form-action.*npm run csp:write/,
  );
  expect(faults).toMatch(/VITE_FORM_ENDPOINT needs https:\/\/forms\.example in connect-src/);
  expect(faults).toMatch(
    /VITE_FIREBASE_PROJECT_ID needs https:\/\/mangal-weddings\.firebaseapp\.com in frame-src/,
  );
});

test('`npm run csp:write` adds those hosts, once', () => {
  const settings = { VITE_FORM_ENDPOINT: 'https://forms.example', VITE_FIREBASE_AUTH_DOMAIN: 'shop.example' };
  const once = withOwnerHosts(policyOf(readHosting()), settings);
  expect(once.get('form-action')).toContain('https://forms.example');
  expect(once.get('frame-src')).toContain('https://shop.example');
  expect(withOwnerHosts(once, settings)).toEqual(once);
});

test('the demonstration’s project, which only emulators have, needs no host', () => {
  const policy = policyOf(readHosting());
  expect(withOwnerHosts(policy, {})).toEqual(policy);
});

/** A build whose only script contains this URL. */
function siteWith(address: string): string {
  const folder = site('<p>');
  writeFileSync(join(folder, 'samples.js'), `const list=["${address}"]`);
  return folder;
}

const hostFaults = (folder: string, settings = {}) =>
  policyFaults(folder, settings).filter((fault) => !/npm run csp:write/.test(fault));

test('pictures and films may be on any https host', () => {
  expect(hostFaults(siteWith('https://two.example/wedding/film.mp4?v=2'))).toEqual([]);
  expect(hostFaults(siteWith('https://two.example/card.jpg'))).toEqual([]);
});

test('a film or picture that the policy refuses is an error with its address', () => {
  expect(hostFaults(siteWith('http://plain.example/film.mp4')).join()).toMatch(
    /http:\/\/plain\.example\/film\.mp4.*https:\/\//,
  );
  expect(hostFaults(siteWith('http://plain.example/card.jpg')).join()).toContain(
    'http://plain.example/card.jpg',
  );
});
