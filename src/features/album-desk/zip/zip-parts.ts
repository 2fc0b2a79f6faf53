/** Photographs in one file: some 100 MB, which a phone can still hold. */
export const PHOTOS_PER_PART = 500;

/** A file of several; `from` and `to` count photographs, the first one is 1. */
export interface ZipPart {
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

/** The number of files for a number of photographs. */
export function partsOf(count: number): readonly ZipPart[] {
  return Array.from({ length: Math.ceil(count / PHOTOS_PER_PART) }, (_, place) => ({
    number: place + 1,
    from: place * PHOTOS_PER_PART + 1,
    to: Math.min(count, (place + 1) * PHOTOS_PER_PART),
  }));
}
