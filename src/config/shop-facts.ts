/** Facts about the shop that only the owner knows. The values here are for demonstration, as in site.ts. */
import { setting } from './setting.ts';

const env = import.meta.env;

/** When the shop answers, as the contact page shows it. */
export const HOURS = setting(env.VITE_HOURS, 'Every day, 10 am to 8 pm IST');

/** Ratings of the cars of five stars, in the order of the catalogue, separated by spaces; what is no rating is none. */
export const CAR_RATINGS = setting(env.VITE_CAR_RATINGS, '4.5 4.8 4.4 4.6 4.7 4.3')
  .split(/\s+/)
  .map((text) => (/^[1-5](\.\d)?$/.test(text) ? Number(text) : undefined));
