import { CARS } from '#src/catalogue/cars.ts';

/** Music, horses, people and the kitchen, each with the number that a shop like ours usually has. */
export const SERVICES = {
  dj: 3,
  horse: 2,
  photographer: 2,
  'makeup-artist': 3,
  kitchen: 2,
} as const;

export type ServiceId = keyof typeof SERVICES;

const SERVICE_IDS: readonly string[] = Object.keys(SERVICES);

/** Number of each car until the owner has counted. */
const USUAL_CARS = 2;

export const BOOKABLE_IDS: readonly string[] = [...CARS.map(({ id }) => id), ...SERVICE_IDS];

export function isService(id: string): id is ServiceId {
  return SERVICE_IDS.includes(id);
}

export function usualCount(id: string): number {
  return isService(id) ? SERVICES[id] : USUAL_CARS;
}
