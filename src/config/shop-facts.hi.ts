import * as english from './shop-facts.ts';

export const CITY = import.meta.env.VITE_CITY_HINDI;

export const HOURS = import.meta.env.VITE_HOURS_HINDI;

export const { CAR_RATINGS, INVITATION_PRICE } = english;
