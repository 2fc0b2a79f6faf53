import styles from './item-list.module.css';

export function ItemList({ label, items }: { label: string; items: readonly string[] }) {
  return (
    <ul className={styles.items} aria-label={label}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
