import type { SeriesLettering } from './slots.ts';

/** Fetched as data: as modules they would be kept for offline use on every phone. */
const ADDRESSES = import.meta.glob<string>('./*.json', { query: '?url', import: 'default', eager: true });

const known = new Map<string, Promise<SeriesLettering>>();

/** The lettering of a series' designs by their ids; empty when none of its blanks is drawn. */
export function loadLettering(series: string): Promise<SeriesLettering> {
  const address = ADDRESSES[`./${series}.json`];
  if (address === undefined) return Promise.resolve({});
  const before = known.get(series);
  if (before) return before;
  const reading = read(address);
  known.set(series, reading);
  // A failure without a network must not be cached.
  reading.catch(() => known.delete(series));
  return reading;
}

async function read(address: string): Promise<SeriesLettering> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
