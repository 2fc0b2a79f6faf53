/** Lists that are not as long in one language as in the other, with the ids that only one has. */
export function differences(one: unknown, other: unknown, path = ''): string[] {
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length === other.length)
      return one.flatMap((entry, at) => differences(entry, other[at], `${path}[${at}]`));
    const ids = idsOf(one).filter((id) => !idsOf(other).includes(id));
    const named = ids.length > 0 ? `; ${ids.join(', ')} is not translated` : '';
    return [`${path} has ${other.length} entries, the English one ${one.length}${named}`];
  }
  if (!isRecord(one) || !isRecord(other)) return [];
  return Object.keys(one).flatMap((key) => differences(one[key], other[key], path ? `${path}.${key}` : key));
}

function idsOf(list: readonly unknown[]): unknown[] {
  return list.flatMap((entry) => (isRecord(entry) && 'id' in entry ? [entry.id] : []));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
