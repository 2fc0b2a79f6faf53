/** A price from–to in whole rupees; `high` equals `low` for a single price. */
export interface PriceRange {
  readonly low: number;
  readonly high: number;
}
