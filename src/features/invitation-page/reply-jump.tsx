import { guestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import styles from './reply-jump.module.css';

/** On the cover, the way down to the reply. No link: the address keeps the family's token behind its `#`. */
export function ReplyJump({ language }: { readonly language: Language }) {
  const jump = () => {
    const title = document.querySelector<HTMLElement>('#reply h2');
    title?.scrollIntoView();
    title?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={styles.jump} onClick={jump} data-stays>
      {guestTexts(language).page.reply.title}
    </button>
  );
}
