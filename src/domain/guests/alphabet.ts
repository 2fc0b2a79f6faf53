const collator = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true });

export function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return collator.compare(one.name, other.name);
}
