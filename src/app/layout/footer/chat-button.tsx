import { whatsappLink } from '#src/lib/whatsapp.ts';
import { Icon } from '#src/ui/icon.tsx';
import { LAYOUT } from '#text/layout.ts';
import styles from './chat-button.module.css';

/** CSS moves it above a docked bar. */
export function ChatButton() {
  return (
    <aside aria-label={LAYOUT.chat}>
      <a
        className={styles.chat}
        href={whatsappLink(LAYOUT.enquiry.help)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={LAYOUT.chat}
      >
        <Icon name="whatsapp" size={30} />
      </a>
    </aside>
  );
}
