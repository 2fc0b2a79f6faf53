import type { ItemToday, Today } from './today.ts';

/** What the board says of a card (`series-1/lotus`): itself, or its series. */
export function cardToday(items: Today['items'], designId: string): ItemToday {
  const [series] = designId.split('/');
  return { ...items[`cards/${series}`], ...items[`cards/${designId}`] };
}
