/** For one line: cards of a design, plates of a dish. Apart from the other limits, which no first load needs. */
export const AMOUNT = { min: 1, max: 10_000 } as const;

/** A whole number from 1 to 10,000; 0 and NaN become 1 (specification §4). */
export function validAmount(amount: number): number {
  const { min, max } = AMOUNT;
  return Number.isFinite(amount) ? Math.min(max, Math.max(min, Math.trunc(amount))) : min;
}
