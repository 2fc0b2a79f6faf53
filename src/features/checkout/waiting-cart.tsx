import styles from './cart-layout.module.css';

/** Cart page until the stored cart has been read: the prerendered page cannot know what is in it. */
export function WaitingCart({ title, line }: { title: string; line: string }) {
  return (
    <div className={`${styles.screen} ${styles.waiting} ${styles.head}`}>
      <h1>{title}</h1>
      <p>{line}</p>
    </div>
  );
}
