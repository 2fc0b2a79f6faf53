import styles from './ornament.module.css';

/** `drawing` is an SVG path of 120 × 24. */
export function Ornament({ drawing }: { drawing: string }) {
  return (
    <svg
      className={styles.ornament}
      viewBox="0 0 120 24"
      width="120"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawing} />
    </svg>
  );
}
