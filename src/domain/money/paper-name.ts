import { indiaDay } from '#src/domain/india-time.ts';
import type { PaperName } from './money.ts';
import { PAPER_KINDS } from './money.ts';

/** Digits of a serial number, so that numbers sort; longer after 9,999. */
const DIGITS = 4;

/** The year in which a moment's financial year begins: April to March, in India. */
export function financialYear(instant: number): number {
  const [year = 0, month = 0] = indiaDay(instant).split('-').map(Number);
  return month >= 4 ? year : year - 1;
}

/** As printed: `INV/26-27/0001`, at most 16 characters, as the law requires. */
export function paperNumber({ kind, year, serial }: PaperName): string {
  const two = (of: number) => String(of % 100).padStart(2, '0');
  return `${kind}/${two(year)}-${two(year + 1)}/${String(serial).padStart(DIGITS, '0')}`;
}

/** The counter of a series: `INV-2026`. */
export function seriesId({ kind, year }: Omit<PaperName, 'serial'>): string {
  return `${kind}-${year}`;
}

/** As in documents: `INV-2026-1`. */
export function refOf(paper: PaperName): string {
  return `${seriesId(paper)}-${paper.serial}`;
}

export function paperOf(ref: string): PaperName | undefined {
  const [letters, year, serial] = ref.split('-');
  const kind = PAPER_KINDS.find((one) => one === letters);
  return kind && { kind, year: Number(year), serial: Number(serial) };
}

/** The paper's id can be derived from the order's. */
export function paperId(orderId: string, paper: PaperName): string {
  return `${orderId}~${refOf(paper)}`;
}

/** For a payment's receipt: `S-261122-7Q3M/1`, at most 16 characters. */
export function receiptNumber(orderNumber: string, place: number): string {
  return `${orderNumber}/${place}`;
}
