import type { Invitation, WeddingFunction } from '#src/domain/invitation/invitation.ts';
import { BOTH } from '#src/domain/invitation/languages-of.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { localeOf } from '#src/locales/locales.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './page-tools.module.css';
import { readingText } from './reading-text.ts';
import { useReadAloud } from './use-read-aloud.ts';

interface PageToolsProps {
  readonly invitation: Invitation;
  readonly language: Language;
  readonly functions: readonly WeddingFunction[];
  readonly onLanguage: (language: Language) => void;
  readonly larger?: { readonly on: boolean; readonly toggle: () => void };
}

/** Help with reading: the language, larger letters, and a voice where the phone has one. */
export function PageTools({ invitation, language, functions, onLanguage, larger }: PageToolsProps) {
  const texts = guestTexts(language).page;
  const voice = useReadAloud(language, () => readingText(invitation, functions, language));
  return (
    <div className={styles.tools} role="toolbar" aria-label={texts.tools}>
      {invitation.language === 'both' &&
        BOTH.map((one) => (
          <button
            key={one}
            type="button"
            data-stays=""
            lang={one}
            aria-pressed={one === language}
            onClick={() => onLanguage(one)}
          >
            {localeOf(one).name}
          </button>
        ))}
      {larger && (
        <button type="button" data-stays="" aria-pressed={larger.on} onClick={larger.toggle}>
          <Icon name="zoom" size={20} />
          {texts.larger}
        </button>
      )}
      {voice && (
        <button type="button" data-stays="" aria-pressed={voice.reading} onClick={voice.toggle}>
          <Icon name={voice.reading ? 'pause' : 'volume'} size={20} />
          {voice.reading ? texts.stopReading : texts.readAloud}
        </button>
      )}
    </div>
  );
}
