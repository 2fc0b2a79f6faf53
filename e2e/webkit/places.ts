/**
 * Where things are on a page, found by the words a visitor reads or a screen reader says. A place is an XPath,
 * so that places can be joined: `${DIALOG}${button('Delete')}` is the button in the dialog.
 */
export type Place = string;

/** Ours are the platform's own; the large view of a card says its role. */
export const DIALOG: Place = '//*[self::dialog[@open] or @role="dialog"]';
export const ARTICLE: Place = '//main//article';
export const CELL_ROW: Place = '//table//tr[td]';
export const MAIN: Place = '//main';

/** A button by its whole name. */
export const button = (name: string): Place => `//button[${isNamed(name)}]`;

/** A link by its whole name. */
export const link = (name: string): Place => `//a[@href][${isNamed(name)}]`;

/** A heading by its whole text. */
export const heading = (text: string): Place =>
  `//*[self::h1 or self::h2 or self::h3][normalize-space()=${quoted(text)}]`;

/** A field by how its label starts, or by its whole name where no label is to be seen. */
export const field = (label: string): Place =>
  '//*[self::input or self::textarea or self::select]' +
  `[@aria-label=${quoted(label)} or @id=//label[starts-with(normalize-space(), ${quoted(label)})]/@for]`;

/** The smallest element that holds the words. */
export const words = (text: string): Place => {
  const holds = `contains(normalize-space(), ${quoted(text)})`;
  return `//*[not(self::script or self::style)][${holds}][not(*[${holds}])]`;
};

/** Those of some places that hold the words. */
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
