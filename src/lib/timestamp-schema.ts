import * as v from 'valibot';

interface Timestamp {
  readonly toMillis: () => number;
}

function isTimestamp(value: unknown): value is Timestamp {
  return (
    typeof value === 'object' && value !== null && 'toMillis' in value && typeof value.toMillis === 'function'
  );
}

/** Milliseconds since 1970, from a timestamp of Firestore's SDK, or from the `Date` that REST reads give. */
export const timestampSchema = v.pipe(
  v.union([
    v.date(),
    // Not `v.object`, which copies the method without the object it needs.
    v.pipe(
      v.custom<Timestamp>(isTimestamp),
      v.transform((timestamp) => new Date(timestamp.toMillis())),
    ),
  ]),
  v.transform((date) => date.getTime()),
  v.finite(),
);
