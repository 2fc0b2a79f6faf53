import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { OrderFact } from '../order-words.ts';
import { Letterhead } from '../page/letterhead.tsx';
import { OrderFactList } from '../page/order-facts.tsx';
import styles from '../page/quotation.module.css';

interface MoneyPaperProps {
  readonly title: string;
  readonly facts: readonly OrderFact[];
  readonly children: ReactNode;
}

/** Something about money on the letterhead, only in print: beside the page, of which nothing else is printed then. */
export function MoneyPaper({ title, facts, children }: MoneyPaperProps) {
  return createPortal(
    <section className={styles.quotation} data-paper="money" aria-hidden="true">
      <Letterhead />
      <h2 className={styles.title}>{title}</h2>
      <OrderFactList facts={facts.filter(({ value }) => value !== '')} className={styles.facts} />
      {children}
    </section>,
    document.body,
  );
}

export function fact(label: string, value: string): OrderFact {
  return { label, value, isTyped: false };
}
