/** Waits that the specification names (§9), in milliseconds. The time a carousel rests is set where the carousel is. */

/** From the load of a page to the pop-up. */
export const POP_UP_DELAY_MS = 5_000;

/** From a farewell or blessing that has arrived to the page it leads back to. */
export const THANKS_MS = 2_500;
