import { TRAP_FIELD } from '#src/lib/outbox/form-fields.ts';
import styles from './visually-hidden.module.css';

/** Only programs fill it in. Not `display: none`, which simple ones detect. */
export function TrapField({ label }: { readonly label: string }) {
  return (
    <div className={styles.hidden} aria-hidden="true">
      <label>
        {label}
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
