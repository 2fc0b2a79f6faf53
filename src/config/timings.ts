export const POP_UP_DELAY_MS = 5_000;

export const THANK_YOU_MS = 2_500;
