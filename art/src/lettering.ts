import { ROLE } from '#art/blanks/mode.ts';
import { type Personal, personal } from '#art/blanks/roles.ts';
import { num } from '#art/drawing/svg.ts';
import type { LetteringRole } from '#art/shop.ts';

/**
 * Text inside pictures. It is ornament: pages repeat as text whatever a visitor needs to read.
 * Devanagari is never letter-spaced: its head-line would break.
 */

/** The Devanagari that may be used; have anything else checked by someone who reads it. */
export const WORDS = {
  wedding: 'शुभ विवाह',
  ganesha: '॥ श्री गणेशाय नमः ॥',
  celebration: 'विवाह उत्सव',
} as const;

export interface Setting {
  readonly size: number;
  /** Defaults to the ink, `currentColor`. */
  readonly colour?: string;
  readonly anchor?: 'middle' | 'start' | 'end';
  readonly spacing?: number;
  readonly weight?: number;
  readonly italic?: boolean;
  /** What takes the place of a card's own words on a couple's card, where it has no names of its own. */
  readonly givesWayTo?: LetteringRole;
}

const belonging = ({ role, sample, opening = '' }: Personal): string =>
  `${ROLE}="${role}" data-sample="${sample.replaceAll('&', '&amp;')}" data-opening="${opening}" `;

function text(
  words: string,
  x: number,
  y: number,
  family: string,
  how: Setting,
  theirs: Personal | undefined = undefined,
): string {
  const { size, colour = 'currentColor', anchor = 'middle', spacing = 0, weight = 400, italic = false } = how;
  const replaced = how.givesWayTo === undefined ? theirs : { role: how.givesWayTo, sample: words };
  return (
    `<text ${replaced ? belonging(replaced) : ''}x="${num(x)}" y="${num(y)}" font-family="${family}" font-size="${num(size)}" font-weight="${weight}" ` +
    `${italic ? 'font-style="italic" ' : ''}letter-spacing="${num(spacing)}" text-anchor="${anchor}" fill="${colour}">${words}</text>`
  );
}

/** Display Devanagari (Rozha One). One line a card. */
export const devanagari = (words: string, x: number, y: number, how: Setting): string =>
  text(words, x, y, 'Rozha', how);

/** Quiet Devanagari (Mukta) for a second line. */
export const plainDevanagari = (words: string, x: number, y: number, how: Setting): string =>
  text(words, x, y, 'Mukta', how);

/** A line of Latin names or words (Cormorant Garamond). */
export const roman = (words: string, x: number, y: number, how: Setting): string =>
  text(words, x, y, 'Cormorant', { weight: 600, ...how }, personal(words));

/** Fat Latin display (Rozha One). */
export const display = (words: string, x: number, y: number, how: Setting): string =>
  text(words, x, y, 'RozhaLatin', how);

/** A small line in tracked capitals. */
export const smallCaps = (words: string, x: number, y: number, how: Setting): string =>
  text(
    words.toUpperCase(),
    x,
    y,
    'Cormorant',
    { weight: 600, spacing: how.size * 0.26, ...how },
    personal(words),
  );

/** Modern sans capitals (Mukta), for the plainest cards. */
export const sansCaps = (words: string, x: number, y: number, how: Setting): string =>
  text(words.toUpperCase(), x, y, 'MuktaLatin', { spacing: how.size * 0.3, ...how });

export interface NamesSetting extends Setting {
  /** Colour of the ampersand; the ink unless told. */
  readonly and?: string;
}

const ampersand = (size: number, colour: string | undefined): string =>
  `<tspan font-family="Cormorant" font-style="italic" font-weight="500" font-size="${num(size)}"${colour === undefined ? '' : ` fill="${colour}"`}>&amp;</tspan>`;

/** Two names on one line with an italic ampersand between. */
export function names(first: string, second: string, x: number, y: number, how: NamesSetting): string {
  return text(
    `${first} ${ampersand(how.size * 0.84, how.and)} ${second}`,
    x,
    y,
    'Cormorant',
    { weight: 600, spacing: how.size * 0.02, ...how },
    { role: 'names', sample: `${first} & ${second}` },
  );
}

/** Two names under each other; `y` is the base line of the first. */
export function stackedNames(first: string, second: string, x: number, y: number, how: NamesSetting): string {
  const { size, and } = how;
  const name = { weight: 600, spacing: size * 0.02, ...how };
  const between = { ...how, size: size * 0.6, italic: true, weight: 500 };
  return (
    text(first, x, y, 'Cormorant', name, { role: 'first', sample: first }) +
    text(
      '&amp;',
      x,
      y + size * 0.62,
      'Cormorant',
      and === undefined ? between : { ...between, colour: and },
      {
        role: 'ampersand',
        sample: '&',
      },
    ) +
    text(second, x, y + size * 1.5, 'Cormorant', name, { role: 'second', sample: second })
  );
}

/** A thin rule with a gap for an ornament: `width` each side, `gap` between the inner ends. */
export function rule(x: number, y: number, width: number, gap: number, thickness = 1.8): string {
  const bar = (left: number): string =>
    `<rect x="${num(left)}" y="${num(y - thickness / 2)}" width="${num(width)}" height="${num(thickness)}" fill="currentColor"/>`;
  const dot = (cx: number): string =>
    `<circle cx="${num(cx)}" cy="${num(y)}" r="${num(thickness * 1.9)}" fill="currentColor"/>`;
  return (
    bar(x - gap / 2 - width) + bar(x + gap / 2) + dot(x - gap / 2 - width - 6) + dot(x + gap / 2 + width + 6)
  );
}
