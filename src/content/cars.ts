import { inWords } from '#src/config/number-words.ts';

/** The words of /carservice (specification §2). */
export const CARS_PAGE = {
  /** On the page's tab, in the list's name and in enquiries. */
  service: 'Car Service',
  description: (cars: number) =>
    `${inWords(cars)} wedding cars with driver, dressed in flowers the same morning. Rates by the day and night; book over WhatsApp.`,
  hindi: 'बारात की सवारी',
  title: 'The car that brings the bride home',
  line: (cars: number) =>
    `${inWords(cars)} cars with driver, dressed in flowers the same morning. Base price is for the day; nights are extra.`,
  rating: (stars: number) => `Rated ${stars} of 5`,
  perDay: 'a day',
  perNight: (charge: string) => `+ ${charge} per night`,
  mileage: {
    withoutAC: 'mileage without AC',
    withAC: 'mileage with AC',
    kilometres: (number: number) => `${number} km`,
  },
  book: 'BOOK NOW',
} as const;
