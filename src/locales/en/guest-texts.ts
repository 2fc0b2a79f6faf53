import { DATES } from './dates.ts';
import { PAGE } from './guests/page.ts';
import { TRADITIONS } from './guests/traditions.ts';

/** What guests read first: of any language, whatever that of the site is. */
export const GUEST_TEXTS = { dates: DATES, page: PAGE, traditions: TRADITIONS };
