const collator = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true });

/** The order of families in lists: by name, whatever their capitals. */
export function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return collator.compare(one.name, other.name);
}
