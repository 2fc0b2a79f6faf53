import { UI } from '#text/ui.ts';
import { Icon } from './icon.tsx';
import styles from './strip.module.css';

/** This many items fill the widest screen; a shorter list is repeated. */
const FILLS = 14;

/** A marquee in CSS only. It pauses on hover, with its checkbox (WCAG 2.2.2) and with reduced motion. */
export function Strip({ label, words }: { readonly label: string; readonly words: readonly string[] }) {
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
        <input type="checkbox" className={styles.box} data-pause aria-label={UI.carousel.pause} />
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
    // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list with repeated words.
    <Word key={place} word={word} repeated />
  ));
}
