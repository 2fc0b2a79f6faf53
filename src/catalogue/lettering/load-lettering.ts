import type { SeriesLettering } from './slots.ts';

const FILES = import.meta.glob<SeriesLettering>('./*.json', { import: 'default' });

/** The lettering of a series' designs by their ids; empty when none of its blanks is drawn. */
export async function loadLettering(series: string): Promise<SeriesLettering> {
  return (await FILES[`./${series}.json`]?.()) ?? {};
}
