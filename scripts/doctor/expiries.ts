/**
 * Time-to-live policies of Firestore. They are set by hand (docs/deploy.md, step 9): Firebase's tools do not
 * support an offset, and without one every draft would expire as soon as it is saved.
 */
import * as v from 'valibot';

/** A policy: documents are deleted a number of days after the time in a field, `drafts.updatedAt`. */
export interface Expiry {
  readonly field: string;
  readonly days: number;
}

/** Documents that expire, by the time of their last change. */
export const EXPIRING = ['drafts.updatedAt', 'deletedMessages.deletedAt'] as const;

const SECONDS_A_DAY = 86_400;

const fieldList = v.object({
  fields: v.optional(
    v.array(
      v.object({
        /** `projects/…/collectionGroups/drafts/fields/updatedAt`. */
        name: v.string(),
        ttlConfig: v.object({
          expirationOffset: v.optional(v.pipe(v.string(), v.regex(/^\d+s$/)), '0s'),
        }),
      }),
    ),
    [],
  ),
});

/** The policies in Firestore's response to `fields?filter=ttlConfig:*`. */
export function expiriesIn(response: unknown): Expiry[] {
  return v.parse(fieldList, response).fields.map(({ name, ttlConfig }) => ({
    field: name.replace(/^.*collectionGroups\/([^/]+)\/fields\//, '$1.'),
    days: Number.parseInt(ttlConfig.expirationOffset, 10) / SECONDS_A_DAY,
  }));
}

export function expiryFaults(expiries: readonly Expiry[]): string[] {
  return EXPIRING.flatMap((field) => {
    const found = expiries.find((expiry) => expiry.field === field);
    if (!found) return [`There is no policy for ${field}: docs/deploy.md, step 9.`];
    if (found.days >= 1) return [];
    return [`The policy for ${field} has no offset and deletes each within a day: docs/deploy.md, step 9.`];
  });
}
