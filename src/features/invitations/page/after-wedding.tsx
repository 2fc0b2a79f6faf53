import type { Language } from '#src/config/language.ts';
import { GUEST_PAGE } from '#src/content/invitations/guest-page.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import type { Invitation } from '../invitation.ts';
import styles from './letter.module.css';
import { Ornament } from './ornament.tsx';
import { wording } from './wording.ts';

interface AfterWeddingProps {
  readonly invitation: Invitation;
  readonly language: Language;
  readonly life: 'thanks' | 'anniversary';
}

/** What the page says once the functions are over: thanks, and from a year later on a line for the anniversary. */
export function AfterWedding({ invitation, language, life }: AfterWeddingProps) {
  const text = wording(invitation, life, language);
  return (
    <section className={styles.letter}>
      <Ornament tradition={invitation.tradition} />
      <h2 className={styles.after}>{GUEST_PAGE[language][life]}</h2>
      <p className={styles.wording} {...textLanguage(text)}>
        {text}
      </p>
    </section>
  );
}
