/**
 * The fields of an object, or none for any other value. Used instead of valibot in the first script of every page (2 kB
 * less).
 */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
