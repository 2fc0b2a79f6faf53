import type { WrittenSetting } from '#scripts/build/env-files.ts';
import { settingFaults } from '#scripts/build/setting-checks.ts';
import type { Environment } from '#scripts/build/settings.ts';
import { demoValues } from '#scripts/build/settings.ts';
import { missingHosts } from '#scripts/hosting/owner-hosts.ts';
import { policyOf, readHosting } from '#scripts/hosting/policy.ts';
import type { Expiry } from './expiries.ts';
import { expiryFaults } from './expiries.ts';

export interface Finding {
  readonly what: string;
  /** What is to be done; none if all is well. */
  readonly faults: readonly string[];
}

/** What is deployed in the owner's project. Each throws what Google's libraries throw. */
export interface Project {
  readonly rules: () => Promise<string>;
  readonly indexes: () => Promise<readonly string[]>;
  readonly expiries: () => Promise<readonly Expiry[]>;
  readonly admins: () => Promise<readonly string[]>;
}

/** What this copy of the repository would deploy; an index as {@link indexText} writes it. */
export interface Repository {
  readonly rules: string;
  readonly indexes: readonly string[];
}

const NOT_CHECKED = 'Not checked: security rules, indexes, time to live, the owner’s account.';

interface Index {
  readonly collectionGroup: string;
  readonly queryScope?: string | undefined;
  readonly fields: readonly { readonly fieldPath: string; readonly order?: string | undefined }[];
}

/** `orders: status, createdAt descending`; the name that Firestore adds at the end is left out. */
export function indexText({ collectionGroup, fields }: Index): string {
  const named = fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order }) => (order === 'DESCENDING' ? `${fieldPath} descending` : fieldPath));
  return `${collectionGroup}: ${named.join(', ')}`;
}

/** The checks that need no project. */
export function localFindings(settings: Environment, written: readonly WrittenSetting[] = []): Finding[] {
  const faults = settingFaults(settings, written);
  if (faults.length > 0) return [{ what: 'Settings', faults }];
  const hosts = missingHosts(policyOf(readHosting()), settings).map(
    ({ setting, directive, origin }) =>
      `${setting} needs ${origin} in ${directive}: run \`npm run csp:write\`.`,
  );
  return [
    { what: 'Settings', faults: demoValues(settings).map((line) => `Still a demonstration value: ${line}`) },
    { what: 'Hosts in firebase.json', faults: hosts },
  ];
}

/** The checks of the deployed project; a failing one has the reason from `explain`. */
export async function projectFindings(
  open: () => Promise<Project>,
  repository: Repository,
  explain: (error: unknown) => string,
): Promise<Finding[]> {
  const check = async (what: string, find: () => Promise<string[]>): Promise<Finding> => {
    try {
      return { what, faults: await find() };
    } catch (error) {
      return { what, faults: [explain(error)] };
    }
  };
  let project: Project;
  try {
    project = await open();
  } catch (error) {
    return [{ what: 'Credentials', faults: [explain(error), NOT_CHECKED] }];
  }
  return [
    { what: 'Credentials', faults: [] },
    await check('Security rules', async () =>
      (await project.rules()).trim() === repository.rules.trim()
        ? []
        : ['The deployed rules are not those of this folder: run `npm run publish`.'],
    ),
    await check('Indexes', async () => {
      const deployed = await project.indexes();
      return repository.indexes
        .filter((index) => !deployed.includes(index))
        .map((index) => `The index on ${index} is not there: run \`npm run publish\`.`);
    }),
    await check('Time to live', async () => expiryFaults(await project.expiries())),
    await check('Owner’s account', async () =>
      (await project.admins()).length > 0
        ? []
        : ['Nobody may sign in as the owner: run `npm run admin:grant -- EMAIL`.'],
    ),
  ];
}

export function reportText(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ what, faults }) =>
    faults.length === 0 ? [`✓ ${what}`] : [`✗ ${what}`, ...faults.map(indented)],
  );
  return lines.join('\n');
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, '    ');
}
