/**
 * How finely pictures are drawn. Recipes speak in units (a card face is 1000 wide, a shot 720);
 * these say how many pixels a unit gets. `--fast` lowers both for a quick look; what is
 * published is always drawn at {@link FULL}.
 */
const FULL = { face: 1.12, shot: 2 } as const;

const FAST = { face: 0.76, shot: 1.3 } as const;

const PLACES = { face: 0.2, shot: 0.5 } as const;

let current: { readonly face: number; readonly shot: number } = FULL;

/** Draws coarser from here on, about three times as quickly. */
export function drawFast(): void {
  current = FAST;
}

/** Draws so coarsely that only places and sizes can be read from it. */
export function drawForPlaces(): void {
  current = PLACES;
}

/** Pixels to one unit of a card face, and to one unit of the shot around it. */
export const detail = (): { readonly face: number; readonly shot: number } => current;

/** Sizes in the relief shader were found at 1120 px; this brings them to today's face. */
export const faceScale = (): number => current.face / FULL.face;
