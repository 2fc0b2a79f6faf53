export const POP_UP_DELAY_MS = 5_000;

export const THANKS_MS = 2_500;
