import type { Policy } from '#scripts/hosting/policy.ts';
import { inlineScriptHashes, policyOf, readHosting, scriptHashesOf } from '#scripts/hosting/policy.ts';

/** Settings that name a host the browser will talk to, and the directive that must allow it. */
const HOSTS: readonly (readonly [setting: string, directive: string])[] = [
  ['VITE_MEDIA_HOST', 'media-src'],
  ['VITE_FORM_ENDPOINT', 'form-action'],
  ['VITE_MAP_EMBED', 'frame-src'],
];

/**
 * Holds a finished build against the content security policy of firebase.json, so that a page does
 * not go out with a script or a host its own headers forbid.
 *
 * @param folder the build
 * @param settings the environment it was built with
 * @returns what is wrong, one sentence each
 */
export function policyFaults(
  folder: string,
  settings: Readonly<Record<string, string | undefined>>,
): string[] {
  const policy = policyOf(readHosting());
  return [...scriptFaults(policy, folder), ...hostFaults(policy, settings)];
}

function scriptFaults(policy: Policy, folder: string): string[] {
  const named = scriptHashesOf(policy).join(' ');
  const needed = inlineScriptHashes(folder).join(' ');
  if (named === needed) return [];
  return [
    `The inline scripts of ${folder} and the hashes in firebase.json differ: run \`npm run csp:write\` and commit it.`,
  ];
}

function hostFaults(policy: Policy, settings: Readonly<Record<string, string | undefined>>): string[] {
  return HOSTS.flatMap(([setting, directive]) => {
    const value = settings[setting]?.trim();
    if (!value || !URL.canParse(value)) return [];
    const { origin } = new URL(value);
    if (policy.get(directive)?.includes(origin)) return [];
    return [`${setting} is ${value}, which firebase.json does not allow: add ${origin} to its ${directive}.`];
  });
}
