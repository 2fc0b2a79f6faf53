/** In whole rupees; `low` equals `high` for a single price. */
export interface PriceRange {
  readonly low: number;
  readonly high: number;
}
