/** Blessing number `place`, sent that many minutes into 2026. */
export function blessing(place: number) {
  return {
    name: `Guest ${place}`,
    number: '+919845000012',
    message: `Wish ${place}`,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, place)),
  };
}

/** Ids sort in the order of the numbers. */
export const idOf = (place: number) => `guest${String(place).padStart(19, '0')}`;
