import { sceneOf } from '#src/catalogue/invitation-scenes.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { languagesOf } from '#src/domain/invitation/languages-of.ts';
import { headLanguage, namesIn } from '#src/domain/invitation/names.ts';
import { publicOnly } from '#src/domain/invitation/private-functions.ts';
import { weddingDays } from '#src/domain/invitation/wording.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { formTexts } from '#src/locales/form-texts.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import { spokenIn } from '#src/locales/locales.ts';
import { Picture } from '#src/ui/picture.tsx';
import styles from './book-cover.module.css';

export function BookCover({ invitation }: { readonly invitation: Invitation }) {
  const language = headLanguage(invitation);
  const { names, also } = namesIn(invitation, language);
  const { place, tradition } = invitation;
  return (
    <div className={styles.frame} data-dress={tradition}>
      <div className={styles.cover}>
        <div className={styles.scene}>
          <Picture source={sceneOf(tradition)} sizes="148mm" priority fill position="50% 100%" />
        </div>
        <div className={styles.words}>
          <p className={styles.names} lang={language}>
            <span {...textLanguage(names[0])}>{names[0]}</span>{' '}
            <span className={styles.and}>{guestTexts(language).page.and}</span>{' '}
            <span {...textLanguage(names[1])}>{names[1]}</span>
          </p>
          {also.every(Boolean) && (
            <p className={styles.also}>
              <span {...textLanguage(also[0])}>{also[0]}</span> ·{' '}
              <span {...textLanguage(also[1])}>{also[1]}</span>
            </p>
          )}
          <p className={styles.when} lang={language}>
            {[weddingDays(publicOnly(invitation), language), place].filter(Boolean).join(', ')}
          </p>
        </div>
        <div className={styles.title}>
          {languagesOf(invitation).map((one) => (
            <p key={one} {...spokenIn(one)}>
              {formTexts(one).book.title}
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}
