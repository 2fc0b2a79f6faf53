import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { policyFaults } from '#scripts/hosting/check-policy.ts';
import { withMediaHosts } from '#scripts/hosting/media-hosts.ts';
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

test('a setting with a host that firebase.json does not allow is an error with the next step', () => {
  const faults = policyFaults(site('<p>'), { VITE_FORM_ENDPOINT: 'https://forms.example' });
  expect(faults.join()).toMatch(/add https:\/\/forms\.example to its form-action/);
  expect(faults.join()).toMatch(/add https:\/\/forms\.example to its connect-src/);
});

/** A build whose only script contains this URL. */
function siteWith(address: string): string {
  const folder = site('<p>');
  writeFileSync(join(folder, 'samples.js'), `const list=["${address}"]`);
  return folder;
}

const hostFaults = (folder: string, settings = {}) =>
  policyFaults(folder, settings).filter((fault) => !/npm run csp:write/.test(fault));

test('a film on one of the owner’s media hosts is allowed', () => {
  const folder = siteWith('https://two.example/wedding/film.mp4?v=2');
  const settings = { VITE_MEDIA_HOST: 'https://one.example/shagun, https://two.example' };
  expect(hostFaults(folder, settings)).toEqual([]);
  const policy = withMediaHosts(policyOf(readHosting()), settings);
  for (const directive of ['media-src', 'img-src']) {
    expect(policy.get(directive)).toEqual(
      expect.arrayContaining(["'self'", 'https://one.example', 'https://two.example']),
    );
  }
});

test('a film or picture that the policy refuses is an error with its address', () => {
  expect(hostFaults(siteWith('http://plain.example/film.mp4')).join()).toMatch(
    /http:\/\/plain\.example\/film\.mp4.*VITE_MEDIA_HOST/,
  );
  expect(hostFaults(siteWith('http://plain.example/card.jpg')).join()).toContain(
    'http://plain.example/card.jpg',
  );
});

test('a media host that is not an https origin is an error with its value', () => {
  expect(hostFaults(site('<p>'), { VITE_MEDIA_HOST: 'media.example' }).join()).toContain('media.example');
});
