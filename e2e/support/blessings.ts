/** The blessing of the guest with this number, sent so many minutes into 2026. */
export function blessing(place: number) {
  return {
    name: `Guest ${place}`,
    number: '+919845000012',
    message: `Wish ${place}`,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, place)),
  };
}

/** The id of its document; ids are in the order of the numbers. */
export const idOf = (place: number) => `guest${String(place).padStart(19, '0')}`;
