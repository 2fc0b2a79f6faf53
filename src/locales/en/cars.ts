import { inWords } from '#src/config/number-words.ts';

export const CARS_PAGE = {
  /** Used in the page title, the list name and enquiries. */
  service: 'Car Service',
  description: (cars: number) =>
    `${inWords(cars)} wedding cars with drivers, decorated with flowers that very morning. Rates per day and night; book on WhatsApp.`,
  hindi: 'बारात की सवारी',
  title: 'The car that brings the bride home',
  line: (cars: number) =>
    `${inWords(cars)} cars with drivers, decorated with flowers that very morning. The base price is per day; nights are extra.`,
  rating: (stars: number) => `Rated ${stars} out of 5`,
  perDay: 'a day',
  perNight: (charge: string) => `+ ${charge} per night`,
  mileage: {
    withoutAC: 'mileage without AC',
    withAC: 'mileage with AC',
    kilometres: (number: number) => `${number} km`,
  },
  book: 'BOOK NOW',
} as const;
