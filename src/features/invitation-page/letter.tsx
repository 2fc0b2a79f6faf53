import { traditionOf } from '#src/catalogue/traditions.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { namesIn } from '#src/domain/invitation/names.ts';
import { wording } from '#src/domain/invitation/wording.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { Ornament } from '#src/ui/ornament.tsx';
import styles from './letter.module.css';

/** The invitation itself: the families' line, the wording, and who the two are. */
export function Letter({ invitation, language }: { invitation: Invitation; language: Language }) {
  const { families, tradition } = invitation;
  const text = wording(invitation, 'invitation', language);
  return (
    <section className={styles.letter} aria-label={guestTexts(language).page.youAreInvited}>
      <Ornament drawing={traditionOf(tradition).ornament} />
      <p className={styles.together}>{guestTexts(language).traditions[tradition].phrases.families}</p>
      <p className={styles.wording} {...textLanguage(text)}>
        {text}
      </p>
      {families.some(Boolean) && (
        <dl className={styles.families}>
          {namesIn(invitation, language).names.map((name, place) => {
            const family = families[place] ?? '';
            return (
              <div key={name}>
                <dt {...textLanguage(name)}>{name}</dt>
                {family && <dd {...textLanguage(family)}>{family}</dd>}
              </div>
            );
          })}
        </dl>
      )}
    </section>
  );
}
