import { useId } from 'react';
import { PRINTED_NAMES } from '#src/content/printed-names.ts';
import type { PrintedLine } from '#src/domain/order/order.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import styles from './printed-names.module.css';

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
  return (
    lines.length > 0 && (
      <section className={styles.printed} aria-labelledby={id}>
        <Heading className={styles.title} id={id}>
          {title}
        </Heading>
        {note && <p className={styles.note}>{note}</p>}
        <dl className={styles.lines}>
          {lines.map(({ field, text }) => (
            <div key={`${field} ${text}`}>
              <dt>{fields[field]}</dt>
              <dd {...textLanguage(text)}>
                <q>{text}</q>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    )
  );
}
