import styles from './item-list.module.css';

/** What belongs to an offer, one line each, led by a small gilt diamond. */
export function ItemList({ label, items }: { label: string; items: readonly string[] }) {
  return (
    <ul className={styles.items} aria-label={label}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
