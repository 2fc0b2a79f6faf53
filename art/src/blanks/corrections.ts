import type { LetteringRole, LetteringSlot } from '#art/shop.ts';

/** What is put right by hand of a slot, in flat units. A middle of `x` moves a line's `at` to the side. */
interface Correction {
  readonly left?: number;
  readonly right?: number;
  readonly top?: number;
  readonly bottom?: number;
  readonly x?: number;
  readonly y?: number;
}

type Corrections = Readonly<Partial<Record<LetteringRole, Correction>>>;

/**
 * Slots in which long names were too small or stood badly, looked at on the sheets of `npm run proof -- lettering --sheets`. What
 * the recipe gives is right for the rest of the slot.
 */
const CORRECTIONS: Readonly<Record<string, Corrections>> = {
  // The tip of the ribbon left no room beside it.
  'cards/ang-ribbon/lily-gift': {
    first: { left: 94, right: 470, x: 282 },
    ampersand: { x: 282 },
    second: { left: 72, right: 492, x: 282 },
    dateAndPlace: { x: 282 },
  },
  // A line of names and a line of places met.
  'cards/ang-ribbon/bandhani-diamond': {
    names: { top: 562, bottom: 692 },
    dateAndPlace: { top: 710, bottom: 784 },
  },
  // A leaf's tip counted as art in the whole line.
  'cards/ang/lily-stem': {
    first: { left: 530, right: 940, x: 735 },
    ampersand: { x: 735 },
    second: { left: 530, right: 940, x: 735 },
  },
  // The signs over Hindi letters reached the leaves.
  'cards/ang/red-conch': {
    names: { top: 1128, bottom: 1228 },
    dateAndPlace: { top: 1250 },
  },
  // The boxes ended far from the frame.
  'cards/g-premium/peacock-window': {
    names: { left: 90, right: 910 },
    dateAndPlace: { left: 150, right: 850 },
  },
  // The banner is wider and higher than the sample's names.
  'cards/g/phulkari-shield': { names: { left: 178, right: 822, top: 1028, bottom: 1112 } },
  // Up to the ends of the band and the rim of the seal.
  'cards/g/sealed-peacocks': {
    first: { left: 33, right: 383 },
    second: { left: 677, right: 1027 },
  },
  // The first line was cut off at the pressed circle; both lines go under it.
  'cards/series-10/even-sea': {
    first: { y: 1112, right: 950, top: 1072, bottom: 1124 },
    second: { y: 1178, top: 1128, bottom: 1212 },
  },
  // A leaf's tip touched long second names.
  'cards/series-10/olive-cross': { second: { left: 412 } },
  // Hindi initials met on the gold line between them.
  'cards/series-10/ring-initials': { initialFirst: { right: 496 }, initialSecond: { left: 524 } },
  // To the ends of the plate.
  'cards/series-11/velvet-chest': { names: { left: 245, right: 755, top: 1080, bottom: 1220 } },
  // Names may touch what is only pressed into the sheet: the moon's edge, the circle behind the feathers.
  'cards/series-2/jasmine-crescent': { second: { left: 414, right: 766 } },
  'cards/series-2/feather-suite': { second: { left: 106, right: 474 } },
  // Dates may be as wide as the band.
  'cards/series-7/kanjeevaram': { dateAndPlace: { left: 190, right: 870 } },
  // To the folds of the narrow panel.
  'cards/series-7/elephant-gate': {
    first: { left: 522, right: 822 },
    second: { left: 522, right: 822 },
    place: { left: 532, right: 812 },
  },
  // The ring is as wide at the second name as at the first.
  'cards/series-9/pichwai-pond': { second: { left: 138, right: 522 } },
};

/** The slot with what was put right by hand. */
export function corrected(card: string, slot: LetteringSlot): LetteringSlot {
  const change = CORRECTIONS[card]?.[slot.role];
  if (!change) return slot;
  const { box, at } = slot;
  const x = change.x ?? at[0];
  const moved = x - at[0];
  const left = change.left ?? box.x - box.width / 2 + moved;
  const right = change.right ?? box.x + box.width / 2 + moved;
  const top = change.top ?? box.y - box.height / 2;
  const bottom = change.bottom ?? box.y + box.height / 2;
  return {
    ...slot,
    at: [x, change.y ?? at[1]],
    box: { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top },
  };
}
