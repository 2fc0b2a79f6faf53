/**
 * Puts texts in another language over records, by their ids. Throws if a record has no texts, or a text no record: a new product
 * fails the build until it is translated.
 */
export function translateEach<Item extends { readonly id: string }, Texts>(
  items: readonly Item[],
  textsById: Readonly<Record<string, Texts>>,
  translate: (item: Item, texts: Texts) => Item,
): readonly Item[] {
  const ids = new Set(items.map(({ id }) => id));
  const missing = [...ids].filter((id) => !(id in textsById));
  const left = Object.keys(textsById).filter((id) => !ids.has(id));
  const faults = [
    ...missing.map((id) => `${id} is not translated`),
    ...left.map((id) => `${id} is translated and not sold`),
  ];
  if (faults.length > 0) throw new Error(faults.join('; '));
  return items.flatMap((item) => {
    const texts = textsById[item.id];
    return texts === undefined ? [] : [translate(item, texts)];
  });
}
