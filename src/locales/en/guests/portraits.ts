/** The couple's own photographs on its page. */
export const PORTRAITS = {
  title: 'A few photographs of us',
  one: (place: number) => `Photograph ${place}`,
};
