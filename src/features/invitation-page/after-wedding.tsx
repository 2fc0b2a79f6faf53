import { traditionOf } from '#src/catalogue/traditions.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { wording } from '#src/domain/invitation/wording.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Ornament } from '#src/ui/ornament.tsx';
import styles from './letter.module.css';

interface AfterWeddingProps {
  readonly invitation: Invitation;
  readonly language: Language;
  readonly life: 'thanks' | 'anniversary';
}

/** What the page says once the functions are over: thanks, or from a year later on a line for the anniversary, and the album. */
export function AfterWedding({ invitation, language, life }: AfterWeddingProps) {
  const text = wording(invitation, life, language);
  return (
    <section className={styles.letter}>
      <Ornament drawing={traditionOf(invitation.tradition).ornament} />
      <h2 className={styles.after}>{guestTexts(language).page[life]}</h2>
      <p className={styles.wording} {...textLanguage(text)}>
        {text}
      </p>
      {invitation.links.album && (
        <p>
          <a className={styles.album} href={invitation.links.album} target="_blank" rel="noopener noreferrer">
            <Icon name="camera" size={22} />
            {guestTexts(language).page.albumAfterwards}
          </a>
        </p>
      )}
    </section>
  );
}
