import type { FamilyPage } from '#src/domain/guests/family.ts';
import { familyNamed } from '#src/domain/invitation/wording.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import styles from './greeting.module.css';

interface GreetingProps {
  readonly family: FamilyPage;
  readonly language: Language;
  /** Called when another family reads it. */
  readonly onForget: () => void;
}

export function Greeting({ family, language, onForget }: GreetingProps) {
  const texts = guestTexts(language).page.family;
  const { name, takesThe } = familyNamed(family.name);
  return (
    <div className={styles.greeting}>
      <p className={styles.name}>
        {texts.dear} <span {...textLanguage(name)}>{name}</span>
      </p>
      <p className={styles.notice}>
        {texts.notice}{' '}
        <button type="button" onClick={onForget}>
          {texts.notThey(name, takesThe)}
        </button>
      </p>
    </div>
  );
}
