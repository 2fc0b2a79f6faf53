export const HOURS = import.meta.env.VITE_HOURS;

export const CAR_RATINGS = import.meta.env.VITE_CAR_RATINGS.split(/\s+/).map((text) =>
  /^[1-5](\.\d)?$/.test(text) ? Number(text) : undefined,
);
