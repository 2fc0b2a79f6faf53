import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHtml } from '#scripts/build/html.ts';

export type Policy = ReadonlyMap<string, readonly string[]>;

interface Header {
  readonly key: string;
  readonly value: string;
}

export interface HeaderRule {
  readonly source?: string;
  readonly regex?: string;
  readonly headers: readonly Header[];
}

export interface HostingConfig {
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly {
    readonly source: string;
    readonly destination: string;
    readonly type: number;
  }[];
  readonly rewrites: readonly { readonly source: string; readonly destination: string }[];
  readonly [setting: string]: unknown;
}

const POLICY_HEADER = 'Content-Security-Policy';

export function readHosting(): HostingConfig {
  const config: { hosting: HostingConfig } = JSON.parse(readFileSync('firebase.json', 'utf8'));
  return config.hosting;
}

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

export function policyText(policy: Policy): string {
  return [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

export function withPolicy(hosting: HostingConfig, policy: Policy): HostingConfig {
  const value = policyText(policy);
  const headers = hosting.headers.map((block) => ({
    ...block,
    headers: block.headers.map((header) => (header.key === POLICY_HEADER ? { ...header, value } : header)),
  }));
  return { ...hosting, headers };
}

export function allowing(policy: Policy, directive: string, sources: readonly string[]): Policy {
  return new Map(policy).set(directive, [...new Set([...(policy.get(directive) ?? []), ...sources])]);
}

export function withScriptHashes(policy: Policy, hashes: readonly string[]): Policy {
  const sources = (policy.get('script-src') ?? []).filter((source) => !isHash(source));
  return new Map(policy).set('script-src', [...sources, ...hashes]);
}

export function scriptHashesOf(policy: Policy): string[] {
  return (policy.get('script-src') ?? []).filter(isHash).sort();
}

function isHash(source: string): boolean {
  return source.startsWith("'sha256-");
}

/** Script types that browsers run; others, like JSON-LD, are data. */
const RUN = ['', 'module', 'text/javascript', 'application/javascript', 'importmap', 'speculationrules'];

export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

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
    .filter((script) => RUN.includes(script.getAttribute('type')?.toLowerCase() ?? ''))
    .map((script) => script.rawText)
    .filter((text) => text !== '');
}
