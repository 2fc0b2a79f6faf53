/** The item at `index`, starting again after the last. @throws when the list is empty */
export function pick<T>(list: readonly T[], index: number): T {
  const item = list[((Math.floor(index) % list.length) + list.length) % list.length];
  if (item === undefined) throw new Error('pick() needs a list that is not empty');
  return item;
}

/** What `draw` returns for 0 to count - 1, joined. */
export function times(count: number, draw: (index: number) => string): string {
  let out = '';
  for (let i = 0; i < count; i += 1) out += draw(i);
  return out;
}
