/** Composable XPaths of elements by their visible text or accessible name: `${DIALOG}${button('Delete')}`. */
export type Place = string;

/** `dialog` elements, or the role in case of the lightbox. */
export const DIALOG: Place = '//*[self::dialog[@open] or @role="dialog"]';
export const ARTICLE: Place = '//main//article';
export const CELL_ROW: Place = '//table//tr[td]';
export const MAIN: Place = '//main';

export const button = (name: string): Place => `//button[${isNamed(name)}]`;

export const link = (name: string): Place => `//a[@href][${isNamed(name)}]`;

export const heading = (text: string): Place =>
  `//*[self::h1 or self::h2 or self::h3][normalize-space()=${quoted(text)}]`;

/** By the start of its label, or by its full accessible name. */
export const field = (label: string): Place =>
  '//*[self::input or self::textarea or self::select]' +
  `[@aria-label=${quoted(label)} or @id=//label[starts-with(normalize-space(), ${quoted(label)})]/@for]`;

export const words = (text: string): Place => {
  const holds = `contains(normalize-space(), ${quoted(text)})`;
  return `//*[not(self::script or self::style)][${holds}][not(*[${holds}])]`;
};

export const holding = (place: Place, text: string): Place =>
  `${place}[contains(normalize-space(), ${quoted(text)})]`;

function isNamed(name: string): string {
  return `@aria-label=${quoted(name)} or (not(@aria-label) and normalize-space()=${quoted(name)})`;
}

function quoted(text: string): string {
  if (!text.includes('"')) return `"${text}"`;
  if (!text.includes("'")) return `'${text}'`;
  throw new Error(`XPath cannot say a text with both kinds of quotes: ${text}`);
}
