import type { PriceLine } from './money.ts';

/** GST within a price, in paise. */
export interface Split {
  readonly taxable: number;
  /** For the centre and for the state, always equal; 0 between states. */
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
}

/**
 * Splits a price in whole rupees that includes GST. Each tax is rounded to the paisa, halves up; the rest is the taxable
 * value. So both halves are equal, and the parts always add up to the agreed price.
 */
export function splitPrice(
  { amount, rate }: Pick<PriceLine, 'amount' | 'rate'>,
  withinState: boolean,
): Split {
  const paise = Math.abs(amount) * 100;
  const share = (percent: number) => Math.round((paise * percent) / (100 + rate));
  const half = withinState ? share(rate / 2) : 0;
  const igst = withinState ? 0 : share(rate);
  const sign = Math.sign(amount);
  const signed = (value: number) => (value === 0 ? 0 : sign * value);
  return {
    taxable: signed(paise - 2 * half - igst),
    cgst: signed(half),
    sgst: signed(half),
    igst: signed(igst),
  };
}

export function taxTotal(splits: readonly Split[]): Split {
  return splits.reduce<Split>(addSplits, NOTHING);
}

const NOTHING: Split = { taxable: 0, cgst: 0, sgst: 0, igst: 0 };

function addSplits(one: Split, other: Split): Split {
  return {
    taxable: one.taxable + other.taxable,
    cgst: one.cgst + other.cgst,
    sgst: one.sgst + other.sgst,
    igst: one.igst + other.igst,
  };
}
