import type { ReactNode } from 'react';
import { SITE } from '#src/config/site.ts';
import { formatPhone } from '#src/lib/phone.ts';
import { OwnText } from '#src/ui/own-text.tsx';
import { BRAND, CITY } from '#text/brand.ts';
import type { OrderFact } from '../order-text.ts';
import { OrderFactList } from './order-facts.tsx';
import styles from './paper.module.css';

interface PaperProps {
  readonly title: string;
  readonly facts: readonly OrderFact[];
  /** `money`: printed instead of the page, and of everything else on it. */
  readonly kind?: 'money' | '';
  readonly children: ReactNode;
}

/** Something for the customer on the shop's letterhead. Only in print. */
export function Paper({ title, facts, kind = '', children }: PaperProps) {
  return (
    <section className={styles.paper} data-paper={kind} aria-hidden="true">
      <Letterhead />
      <h2 className={styles.title}>{title}</h2>
      <OrderFactList facts={facts} className={styles.facts} />
      {children}
    </section>
  );
}

function Letterhead() {
  return (
    <header className={styles.letterhead}>
      <p className={styles.shop}>
        <OwnText text={BRAND.name} />
      </p>
      <p>
        <OwnText text={BRAND.tagline} />
      </p>
      <p>
        <OwnText text={CITY} /> · {formatPhone(SITE.landline)} · {SITE.email}
      </p>
    </header>
  );
}

interface PriceTableProps {
  readonly className?: string | undefined;
  /** Of the columns, each unlike the others. */
  readonly heads: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
  readonly total: string;
  /** What the last columns come to. */
  readonly sums: readonly string[];
}

/** A printed table of lines with their sums. */
export function PriceTable({ className = '', heads, rows, total, sums }: PriceTableProps) {
  const unsummed = heads.length - sums.length;
  return (
    <table className={`${styles.table} ${className}`}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none of them ever moves.
          <tr key={place}>
            {cells.map((cell, column) => (
              <td key={heads[column]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={unsummed}>
            {total}
          </th>
          {sums.map((sum, column) => (
            <td key={heads[unsummed + column]}>{sum}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
