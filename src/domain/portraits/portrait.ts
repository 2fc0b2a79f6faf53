/**
 * The couple's own photographs: `cover` on the first screen, `p1` to `p6` further down. Their bytes are
 * documents below the invitation, which lists them with their versions.
 */
import * as v from 'valibot';

export const PORTRAIT_PLACES = ['cover', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const;

export type PortraitPlace = (typeof PORTRAIT_PLACES)[number];

/** Which photograph is in a place: the version changes with its bytes. */
export interface PortraitMark {
  readonly place: PortraitPlace;
  readonly version: string;
}

/** The point that stays in view however a photograph is cropped, as shares of its width and height. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

export interface Portrait extends PortraitMark, Focus {
  readonly width: number;
  readonly height: number;
  /** Description for guests who cannot see it; may be empty. */
  readonly alt: string;
}

export const MIDDLE: Focus = { x: 0.5, y: 0.5 };

/** Hexadecimal digits of the hash of a photograph's bytes. */
export const VERSION_LENGTH = 16;

const MARK = new RegExp(`^(${PORTRAIT_PLACES.join('|')}):([0-9a-f]{${VERSION_LENGTH}})$`);

/** As an invitation stores it, behind the keys of its functions. */
export const MARK_PATTERN = MARK.source.slice(1, -1).replace(/^\(/, '(?:').replace(':(', ':(?:');

/** In the order of places. */
export function marksIn(order: string): PortraitMark[] {
  const marks = order.split(' ').flatMap((word): PortraitMark[] => {
    const [, name, version] = MARK.exec(word) ?? [];
    const place = PORTRAIT_PLACES.find((one) => one === name);
    return place && version ? [{ place, version }] : [];
  });
  return sorted(marks);
}

export function storedMarks(marks: readonly PortraitMark[] | undefined): string[] {
  return sorted(marks ?? []).map(({ place, version }) => `${place}:${version}`);
}

/** Replaces the photograph in a place; `undefined` removes it. */
export function orderWith(order: string, place: PortraitPlace, version: string | undefined): string {
  const others = order.split(' ').filter((word) => !word.startsWith(`${place}:`));
  return [...others, ...(version === undefined ? [] : [`${place}:${version}`])].join(' ');
}

/** Free place among those of the smaller photographs. */
export function freePlace(taken: readonly Pick<PortraitMark, 'place'>[]): PortraitPlace | undefined {
  return PORTRAIT_PLACES.find((place) => place !== 'cover' && taken.every((one) => one.place !== place));
}

export function sorted<Marked extends Pick<PortraitMark, 'place'>>(marked: readonly Marked[]): Marked[] {
  return PORTRAIT_PLACES.flatMap((place) => marked.filter((one) => one.place === place));
}

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const side = v.pipe(v.number(), v.integer(), v.minValue(1));

const fields = {
  version: v.string(),
  width: side,
  height: side,
  x: share,
  y: share,
  alt: v.string(),
};

/** As drafts and phones store it. */
export const portraitSchema = v.object({ ...fields, place: v.picklist(PORTRAIT_PLACES) });

const document = v.object(fields);

export function parsePortrait(place: PortraitPlace, stored: unknown): Portrait | undefined {
  const parsed = v.safeParse(document, stored);
  return parsed.success ? { ...parsed.output, place } : undefined;
}

/** Without its bytes and its time. */
export function storedPortrait({ place: _, ...stored }: Portrait) {
  return stored;
}
