/**
 * The fields of whatever came out of storage; none where it is no object. Each must still be asked for its type.
 *
 * The carts are read with this instead of valibot: they stand in the first script of every page, and two
 * shapes of two fields are not worth its 2 kB there.
 */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
