/** Where guests see the photographs of a couple's album. */
export const ALBUM = {
  /** Of the page. */
  title: (couple: string) => `Photographs of ${couple}`,
};
