import { useId } from 'react';
import type { Extra, PrintedLine } from '#src/domain/order/order.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { ORDER_PAGE } from '#text/orders.ts';
import { PRINTED_NAMES } from '#text/printed-names.ts';
import { categoryName } from '../catalogue-item.ts';
import type { OrderFact } from '../order-text.ts';
import { typedFact } from '../order-text.ts';
import styles from './order-facts.module.css';

interface OrderFactsProps {
  readonly facts: readonly OrderFact[];
  readonly className: string | undefined;
}

/** Facts with their labels. What somebody typed is quoted, so that it cannot be taken for ours. */
export function OrderFactList({ facts, className }: OrderFactsProps) {
  return (
    <dl className={`${styles.facts} ${className}`}>
      {facts.map(({ label, value, isTyped }) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          {isTyped ? (
            <dd {...textLanguage(value)}>
              <q>{value}</q>
            </dd>
          ) : (
            <dd>{value}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}

interface OrderExtrasProps {
  readonly title?: string;
  readonly wishes: readonly Extra[];
  readonly heading: 'h2' | 'h3';
  readonly titleClass: string | undefined;
  readonly className: string | undefined;
}

/** Extras besides the dishes on the menu, as the customer wrote them. */
export function OrderExtras(props: OrderExtrasProps) {
  const { title = ORDER_PAGE.wishes, wishes, heading: Heading, titleClass, className } = props;
  const facts = wishes.map(({ category, text }) => typedFact(categoryName(category), text));
  return (
    facts.length > 0 && (
      <section>
        <Heading className={titleClass}>{title}</Heading>
        <OrderFactList facts={facts} className={className} />
      </section>
    )
  );
}

interface PrintedNamesProps {
  readonly lines: readonly PrintedLine[];
  readonly heading: 'h2' | 'h3';
  /** Under the heading. */
  readonly note?: string;
}

/** What the cards of an order say, line by line, for proof-reading. */
export function PrintedNames({ lines, heading: Heading, note }: PrintedNamesProps) {
  const { title, fields } = PRINTED_NAMES;
  const id = useId();
  const facts = lines.map(({ field, text }) => typedFact(fields[field], text));
  return (
    facts.length > 0 && (
      <section className={styles.printed} aria-labelledby={id}>
        <Heading className={styles.title} id={id}>
          {title}
        </Heading>
        {note && <p className={styles.note}>{note}</p>}
        <OrderFactList facts={facts} className={styles.lines} />
      </section>
    )
  );
}
