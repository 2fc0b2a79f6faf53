import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHtml } from '#scripts/build/html.ts';

/** One directive of a content security policy and the sources it allows. */
export type Policy = ReadonlyMap<string, readonly string[]>;

interface Header {
  readonly key: string;
  readonly value: string;
}

/** Headers for the addresses that match a glob, or a regular expression. */
export interface HeaderRule {
  readonly source?: string;
  readonly regex?: string;
  readonly headers: readonly Header[];
}

/** The part of firebase.json that says how Hosting serves. */
export interface HostingConfig {
  readonly headers: readonly HeaderRule[];
  readonly [setting: string]: unknown;
}

const POLICY_HEADER = 'Content-Security-Policy';

/** Reads the `hosting` part of firebase.json. */
export function readHosting(file = 'firebase.json'): HostingConfig {
  const config: { hosting: HostingConfig } = JSON.parse(readFileSync(file, 'utf8'));
  return config.hosting;
}

/** The content security policy that the configuration sends with every page. */
export function policyOf(hosting: HostingConfig): Policy {
  const value = hosting.headers
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === POLICY_HEADER)?.value;
  if (value === undefined) throw new Error(`firebase.json sends no ${POLICY_HEADER}.`);
  return new Map(
    value.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

/** The policy as a header's value. */
export function policyText(policy: Policy): string {
  return [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/** The same configuration with another policy. */
export function withPolicy(hosting: HostingConfig, policy: Policy): HostingConfig {
  const value = policyText(policy);
  const headers = hosting.headers.map((block) => ({
    ...block,
    headers: block.headers.map((header) => (header.key === POLICY_HEADER ? { ...header, value } : header)),
  }));
  return { ...hosting, headers };
}

/** The same policy with sources added to a directive, each once. */
export function allowing(policy: Policy, directive: string, sources: readonly string[]): Policy {
  return new Map(policy).set(directive, [...new Set([...(policy.get(directive) ?? []), ...sources])]);
}

/** The same policy with exactly these hashes of inline scripts. */
export function withScriptHashes(policy: Policy, hashes: readonly string[]): Policy {
  const sources = (policy.get('script-src') ?? []).filter((source) => !isHash(source));
  return new Map(policy).set('script-src', [...sources, ...hashes]);
}

/** The hashes of inline scripts a policy names, sorted. */
export function scriptHashesOf(policy: Policy): string[] {
  return (policy.get('script-src') ?? []).filter(isHash).sort();
}

function isHash(source: string): boolean {
  return source.startsWith("'sha256-");
}

/** Scripts of these types are run by the browser; others, like JSON-LD, are data. */
const RUN = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

/** The source by which a policy allows one inline script. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** The sources a policy must name for the inline scripts of all built pages, sorted. */
export function inlineScriptHashes(folder: string): string[] {
  const hashes = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    for (const script of inlineScripts(readFileSync(join(folder, file), 'utf8'))) {
      hashes.add(scriptHash(script));
    }
  }
  return [...hashes].sort();
}

function inlineScripts(html: string): string[] {
  return parseHtml(html)
    .querySelectorAll('script:not([src])')
    .filter((script) => RUN.has(script.getAttribute('type')?.toLowerCase() ?? ''))
    .map((script) => script.rawText)
    .filter((text) => text !== '');
}
