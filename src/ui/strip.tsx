import { UI } from '#src/content/ui.ts';
import { Icon } from './icon.tsx';
import styles from './strip.module.css';

interface StripProps {
  /** What the words are, for screen readers. */
  label: string;
  /** The words that pass by, each shown at least once at rest. */
  words: readonly string[];
}

/** So many words fill the widest screen once; fewer are repeated. */
const FILLS = 14;

/**
 * A ruled strip of words that passes slowly by, by style sheet alone. It stands still under the mouse, when its
 * box is ticked (WCAG 2.2.2; works without scripts) and wherever less motion is asked for; then every word is in view.
 */
export function Strip({ label, words }: StripProps) {
  const times = Math.max(1, Math.ceil(FILLS / words.length));
  const repeats = Array.from({ length: times - 1 }, () => words).flat();
  return (
    <section className={styles.strip} aria-label={label}>
      <div className={styles.belt}>
        <ul className={styles.run}>
          {words.map((word) => (
            <Word key={word} word={word} />
          ))}
          <Repeats words={repeats} />
        </ul>
        <ul className={`${styles.run} ${styles.repeat}`} aria-hidden="true">
          <Repeats words={[...words, ...repeats]} />
        </ul>
      </div>
      <label className={styles.toggle}>
        <input type="checkbox" className={styles.box} aria-label={UI.carousel.pause} />
        <span className={styles.pause}>
          <Icon name="pause" size={20} />
        </span>
        <span className={styles.play}>
          <Icon name="play" size={20} />
        </span>
      </label>
    </section>
  );
}

function Word({ word, repeated = false }: { word: string; repeated?: boolean }) {
  return (
    <li
      className={repeated ? `${styles.word} ${styles.repeat}` : styles.word}
      aria-hidden={repeated || undefined}
    >
      {word}
    </li>
  );
}

function Repeats({ words }: { words: readonly string[] }) {
  return words.map((word, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list in which words come again.
    <Word key={place} word={word} repeated />
  ));
}
