import styles from './accordion.module.css';
import { Icon } from './icon.tsx';

interface AccordionProps {
  items: readonly { readonly id: string; readonly question: string; readonly answer: string }[];
}

/** Independent `<details>` elements, the first open. */
export function Accordion({ items }: AccordionProps) {
  return (
    <div>
      {items.map(({ id, question, answer }, place) => (
        <details key={id} id={id} className={styles.item} open={place === 0}>
          <summary className={styles.question}>
            {question}
            <span className={styles.sign}>
              <Icon name="plus" />
              <Icon name="minus" />
            </span>
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
