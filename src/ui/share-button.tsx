import { UI } from '#src/content/ui.ts';
import { shareLink } from '#src/lib/share-link.ts';
import { Icon } from './icon.tsx';
import styles from './share-button.module.css';
import { notify } from './toast.tsx';

interface ShareButtonProps {
  /** What is passed on: 'Series 5'. */
  title: string;
  /** Where it stands: path, search and hash; what is missing is taken from the page. */
  to?: string;
  /** Words beside the icon; without them they are for screen readers. */
  words?: string;
}

/** Passes a link on by the phone's share sheet, or copies it where there is none. */
export function ShareButton({ title, to = '', words }: ShareButtonProps) {
  const share = async () => {
    const what = await shareLink(title, to);
    if (what === 'copied') notify.success(UI.share.copied);
    if (what === 'failed') notify.error(UI.share.failed, UI.share.failedLine);
  };
  return (
    <button
      type="button"
      className={styles.share}
      aria-label={words ? undefined : `Share ${title}`}
      onClick={share}
    >
      <Icon name="share" size={20} />
      {words}
    </button>
  );
}
