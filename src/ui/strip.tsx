import { Icon } from './icon.tsx';
import styles from './strip.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface StripProps {
  /** What the words are, for screen readers. */
  label: string;
  words: readonly string[];
  /** Name of the switch that holds the strip still. */
  pause: string;
}

/**
 * A ruled strip whose words pass slowly by. Styles alone move it, so it runs without scripts; the switch at its
 * end, a mouse over it or a wish for less motion hold it still (the words then wrap and stand).
 */
export function Strip({ label, words, pause }: StripProps) {
  return (
    <div className={styles.strip}>
      <div className={styles.window}>
        <ul className={styles.words} aria-label={label}>
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
        <ul className={`${styles.words} ${styles.echo}`} aria-hidden="true">
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      </div>
      <label className={styles.switch}>
        <input type="checkbox" className={styles.box} />
        <VisuallyHidden>{pause}</VisuallyHidden>
        <span className={styles.running}>
          <Icon name="pause" size={20} />
        </span>
        <span className={styles.held}>
          <Icon name="play" size={20} />
        </span>
      </label>
    </div>
  );
}
