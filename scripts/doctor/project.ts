import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getSecurityRules } from 'firebase-admin/security-rules';
import * as v from 'valibot';
import { signIn } from '#scripts/admin/open-firestore.ts';
import { expiriesIn } from './expiries.ts';
import type { Project } from './report.ts';
import { indexText } from './report.ts';

/** Accounts read at once, the most that Google sends. */
const PAGE = 1_000;

const indexList = v.object({
  indexes: v.optional(
    v.array(
      v.object({
        /** `projects/…/collectionGroups/orders/indexes/…`. */
        name: v.string(),
        fields: v.array(v.object({ fieldPath: v.string(), order: v.optional(v.string()) })),
      }),
    ),
    [],
  ),
});

/**
 * The project for Google's libraries, with the credentials of this machine. Throws their errors for bad
 * credentials.
 */
export async function openProject(projectId: string): Promise<Project> {
  const credential = await signIn();
  const app = initializeApp({ projectId, credential });
  /** Reads from the database's own description, below its collections. */
  const describe = async (path: string): Promise<unknown> => {
    const { access_token: token } = await credential.getAccessToken();
    const address = `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)/collectionGroups/-/${path}`;
    const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return response.json();
  };
  return {
    rules: async () => {
      const { source } = await getSecurityRules(app).getFirestoreRuleset();
      return source.map(({ content }) => content).join('\n');
    },
    indexes: async () => {
      const { indexes } = v.parse(indexList, await describe('indexes'));
      return indexes.map(({ name, fields }) =>
        indexText({ collectionGroup: /collectionGroups\/([^/]+)/.exec(name)?.[1] ?? '', fields }),
      );
    },
    expiries: async () => expiriesIn(await describe('fields?filter=ttlConfig:*')),
    admins: async () => {
      const admins: string[] = [];
      let page: string | undefined;
      do {
        const { users, pageToken } = await getAuth(app).listUsers(PAGE, page);
        admins.push(
          ...users.flatMap(({ customClaims, email, uid }) => (customClaims?.admin ? [email ?? uid] : [])),
        );
        page = pageToken;
      } while (page);
      return admins;
    },
  };
}
