import type { ItemToday, Today } from './today.ts';

/** What the board says about a card (`series-1/lotus`), or else about its series. */
export function cardToday(items: Today['items'], designId: string): ItemToday {
  const [series] = designId.split('/');
  return { ...items[`cards/${series}`], ...items[`cards/${designId}`] };
}
