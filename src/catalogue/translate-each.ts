/**
 * Puts texts in another language over catalogue records, by their ids.
 *
 * @throws Error if a record has no texts, or a text no record: a new product fails the Hindi build until it is translated.
 */
export function translateEach<Item extends { readonly id: string }, Texts>(
  items: readonly Item[],
  textsById: Readonly<Record<string, Texts>>,
  translate: (item: Item, texts: Texts) => Item,
): readonly Item[] {
  const left = new Set(Object.keys(textsById));
  const translated = items.map((item) => {
    const texts = textsById[item.id];
    if (texts === undefined) throw new Error(`${item.id} has no Hindi texts`);
    left.delete(item.id);
    return translate(item, texts);
  });
  if (left.size > 0) throw new Error(`Hindi texts without a record: ${[...left].join(', ')}`);
  return translated;
}
