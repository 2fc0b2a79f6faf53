export const CAR_RATINGS = import.meta.env.VITE_CAR_RATINGS.split(/\s+/).map((text) =>
  /^[1-5](\.\d)?$/.test(text) ? Number(text) : undefined,
);

/** Price of a couple's own invitation page, in whole rupees; `undefined` for a price on request. */
export const INVITATION_PRICE = /^\d+$/.test(import.meta.env.VITE_INVITATION_PRICE)
  ? Number(import.meta.env.VITE_INVITATION_PRICE)
  : undefined;
