import { useId } from 'react';
import type { Extra, PrintedLine } from '#src/domain/order/order.ts';
import { groupDigits, rupeeRange, rupeeRangeShort, timesAmount } from '#src/lib/money.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { Picture } from '#src/ui/picture.tsx';
import { ORDER_PAGE, ORDER_PAGE as text } from '#text/orders.ts';
import { PRINTED_NAMES } from '#text/printed-names.ts';
import type { ShownLine } from '../catalogue-item.ts';
import { categoryName, groupLines } from '../catalogue-item.ts';
import type { OrderFact } from '../order-words.ts';
import factStyles from './order-facts.module.css';
import styles from './order-lines.module.css';

interface OrderLinesProps {
  readonly lines: readonly ShownLine[];
  /** What is to be said of a line. */
  readonly remarkOn?: ((line: ShownLine) => string | undefined) | undefined;
  /** In red, for the owner; the customer has done nothing wrong. */
  readonly remarksAreFaults?: boolean;
}

/** Ordered cards, each with its picture and price; dishes by course, each course with its picture. */
export function OrderLines({ lines, remarkOn, remarksAreFaults = false }: OrderLinesProps) {
  return groupLines(lines).map(([group, ofGroup]) => (
    <section key={group} className={styles.group}>
      <h3 className={styles.title}>
        {ofGroup[0]?.item && !ofGroup[0].price && (
          <span className={styles.course}>
            <Picture source={ofGroup[0].item.picture} sizes="48px" />
          </span>
        )}
        {group || text.discontinued}
      </h3>
      <ul className={ofGroup[0]?.price ? undefined : styles.dishes}>
        {ofGroup.map((line) => (
          <Line key={line.key} line={line} remark={remarkOn?.(line)} isFault={remarksAreFaults} />
        ))}
      </ul>
    </section>
  ));
}

interface LineProps {
  readonly line: ShownLine;
  readonly remark: string | undefined;
  readonly isFault: boolean;
}

function Line({ line: { amount, price, item }, remark, isFault }: LineProps) {
  const sumStyle = remark && isFault ? `${styles.sum} ${styles.wrong}` : styles.sum;
  return (
    <li className={styles.line} data-priced={price ? '' : undefined}>
      {price && item && (
        <div className={styles.thumb}>
          <Picture source={item.picture} sizes="72px" />
        </div>
      )}
      <div className={styles.text}>
        <p className={styles.name}>
          {item?.name ?? text.unknownItem}
          {item?.beside && (
            <span className={styles.beside} {...textLanguage(item.beside)}>
              {item.beside}
            </span>
          )}
        </p>
        {price && (
          <p className={styles.facts}>
            {groupDigits(amount)} × {rupeeRangeShort(price)} {text.each}
          </p>
        )}
        {remark && <p className={isFault ? styles.wrong : styles.facts}>{remark}</p>}
      </div>
      {price ? (
        <p className={sumStyle}>{rupeeRange(timesAmount(price, amount))}</p>
      ) : (
        amount > 1 && <p className={sumStyle}>× {groupDigits(amount)}</p>
      )}
    </li>
  );
}

interface OrderFactsProps {
  readonly facts: readonly OrderFact[];
  readonly className: string | undefined;
}

/** Facts with their labels. What somebody typed is quoted, so that it cannot be taken for ours. */
export function OrderFactList({ facts, className }: OrderFactsProps) {
  return (
    <dl className={className}>
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

/** What a family would like besides the dishes on the menu, in its own words. */
export function OrderExtras(props: OrderExtrasProps) {
  const { title = ORDER_PAGE.wishes, wishes, heading: Heading, titleClass, className } = props;
  const facts = wishes.map(({ category, text }) => typed(categoryName(category), text));
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
  const facts = lines.map(({ field, text }) => typed(fields[field], text));
  return (
    facts.length > 0 && (
      <section className={factStyles.printed} aria-labelledby={id}>
        <Heading className={factStyles.title} id={id}>
          {title}
        </Heading>
        {note && <p className={factStyles.note}>{note}</p>}
        <OrderFactList facts={facts} className={factStyles.lines} />
      </section>
    )
  );
}

function typed(label: string, value: string): OrderFact {
  return { label, value, isTyped: true };
}
