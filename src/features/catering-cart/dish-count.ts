import { create } from 'zustand';

/**
 * How many dishes are in the catering cart, as far as its code has been loaded: that code brings the whole catalogue of
 * dishes along, which is too much for every page.
 */
export const useKnownDishCount = create<number>()(() => 0);
