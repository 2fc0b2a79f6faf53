import styles from './delete-button.module.css';
import { Icon } from './icon.tsx';

interface DeleteButtonProps {
  text: string;
  label: string;
  /** Ignores presses while the deletion is in progress, but keeps the focus. */
  deleting: boolean;
  onDelete: () => void;
}

export function DeleteButton({ text, label, deleting, onDelete }: DeleteButtonProps) {
  return (
    <button
      type="button"
      className={styles.delete}
      aria-label={label}
      aria-disabled={deleting || undefined}
      onClick={() => !deleting && onDelete()}
    >
      <Icon name="trash" size={20} />
      {text}
    </button>
  );
}
