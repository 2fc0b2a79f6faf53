/** The board: what the owner changes from week to week. It overrides the catalogue, which only changes with a build. */
import type { PriceRange } from '#src/config/price.ts';
import type { SiteLanguage } from '#src/locales/locales.ts';

export type Bilingual = Readonly<Record<SiteLanguage, string>>;

export interface PriceChange {
  /** An item of the catalogue: `cars/innova-crysta`. */
  readonly item: string;
  /** The first day in India on which it holds, as `2026-11-30`. */
  readonly from: string;
  readonly price: PriceRange;
}

export interface Banner {
  readonly first: string;
  readonly last: string;
  readonly text: Bilingual;
}

export interface Coupon {
  readonly code: string;
  /** Whole per cent or whole rupees. */
  readonly amount: number;
  readonly unit: 'percent' | 'rupees';
  /** The last day in India on which it is valid. */
  readonly until: string;
}

export type CouponTerms = Pick<Coupon, 'code' | 'amount' | 'unit'>;

export interface TestimonialTexts {
  readonly name: string;
  readonly message: string;
  readonly designation: string;
}

export type Testimonial = Readonly<Record<SiteLanguage, TestimonialTexts>>;

export interface Board {
  /** In any order; of several changes of an item, the latest that has begun applies. */
  readonly prices: readonly PriceChange[];
  readonly out: readonly string[];
  readonly banner: Banner | undefined;
  readonly closed: readonly string[];
  readonly coupons: readonly Coupon[];
  /** Shown instead of the samples as soon as there is one. */
  readonly testimonials: readonly Testimonial[];
}

export const EMPTY_BOARD: Board = {
  prices: [],
  out: [],
  banner: undefined,
  closed: [],
  coupons: [],
  testimonials: [],
};

/** One saved version of the board. Revisions count from 1; 0 is the catalogue alone. */
export interface BoardRevision {
  readonly rev: number;
  readonly savedAt: number;
  readonly board: Board;
}

export const NO_BOARD: BoardRevision = { rev: 0, savedAt: 0, board: EMPTY_BOARD };
