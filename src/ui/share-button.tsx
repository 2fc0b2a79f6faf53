import { shareLink } from '#src/lib/share-link.ts';
import { UI } from '#text/ui.ts';
import { Icon } from './icon.tsx';
import styles from './share-button.module.css';
import { notify } from './toast.tsx';

interface ShareButtonProps {
  title: string;
  /** Path, search and hash; missing parts are those of the current page. */
  to?: string;
  /** Without a visible label, a label for screen readers is generated from the title. */
  label?: string;
}

export function ShareButton({ title, to = '', label }: ShareButtonProps) {
  const share = async () => {
    const what = await shareLink(title, to);
    if (what === 'copied') notify.success(UI.share.copied);
    if (what === 'failed') notify.error(UI.share.failed, UI.share.failedLine);
  };
  return (
    <button
      type="button"
      className={styles.share}
      aria-label={label ? undefined : UI.share.label(title)}
      onClick={share}
    >
      <Icon name="share" size={20} />
      {label}
    </button>
  );
}
