/** Descriptions of the shop's services for search engines only. */
export const STRUCTURED_DATA = {
  cards: 'Wedding cards',
  cars: 'Wedding car rental',
  carForADay: (name: string) => `${name} with driver, a day`,
  makeup: 'Bridal makeup',
  music: 'Wedding music and procession',
  photography: 'Wedding photography',
} as const;
