/** What can be booked, as it is named on the owner's pages. */
import { BOOKABLE_IDS, isService } from '#src/domain/booking/bookable.ts';
import { countUnits } from '#src/domain/booking/fit.ts';
import { BOOKING_WORDS } from '#text/booking-words.ts';
import { CARS } from '#text/catalogue/cars.ts';

/** The name of a thing; its id for one that is not sold any more. */
export function thingName(id: string): string {
  if (isService(id)) return BOOKING_WORDS.things[id];
  return CARS.find((car) => car.id === id)?.name ?? id;
}

/** `2 × Innova Crysta, Kitchen`. */
export function unitsText(units: readonly string[]): string {
  return Object.entries(countUnits(units))
    .map(([id, count]) => (count === 1 ? thingName(id) : `${count} × ${thingName(id)}`))
    .join(', ');
}

/** Ids of all there is, in the order of the catalogue; those that are not sold any more last. */
export function thingsOf(units: readonly string[]): readonly string[] {
  const there = Object.keys(countUnits(units));
  return [
    ...BOOKABLE_IDS.filter((id) => there.includes(id)),
    ...there.filter((id) => !BOOKABLE_IDS.includes(id)),
  ];
}
