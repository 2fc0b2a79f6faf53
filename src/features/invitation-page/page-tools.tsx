import { useEffect, useState } from 'react';
import { showIndiaWeekday } from '#src/domain/india-time.ts';
import type { Invitation, WeddingFunction } from '#src/domain/invitation/invitation.ts';
import { BOTH } from '#src/domain/invitation/languages-of.ts';
import { coupleNames, timeOf, wording } from '#src/domain/invitation/wording.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { localeOf } from '#src/locales/locales.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './page-tools.module.css';

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

/** One sentence a line. */
function readingText(
  invitation: Invitation,
  functions: readonly WeddingFunction[],
  language: Language,
): string {
  return [
    coupleNames(invitation, language),
    wording(invitation, 'invitation', language),
    ...functions.map((one) =>
      [one.name, showIndiaWeekday(one.start, guestTexts(language).dates), timeOf(one, language), one.venue]
        .filter(Boolean)
        .join(', '),
    ),
  ].join('.\n');
}

interface ReadAloud {
  readonly reading: boolean;
  readonly toggle: () => void;
}

/** `undefined` while the phone has no voice for the language. */
function useReadAloud(language: Language, text: () => string): ReadAloud | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  const [reading, setReading] = useState(false);

  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    const { speechSynthesis } = window;
    // Browsers load their voices late, and then fire an event.
    const choose = () => setVoice(voiceFor(language, speechSynthesis.getVoices()));
    choose();
    speechSynthesis.addEventListener?.('voiceschanged', choose);
    return () => {
      speechSynthesis.removeEventListener?.('voiceschanged', choose);
      speechSynthesis.cancel();
      setReading(false);
    };
  }, [language]);

  if (!voice) return undefined;
  const toggle = () => {
    window.speechSynthesis.cancel();
    setReading(!reading);
    if (reading) return;
    const speech = new SpeechSynthesisUtterance(text());
    speech.voice = voice;
    speech.lang = voice.lang;
    speech.rate = 0.9;
    speech.onend = () => setReading(false);
    speech.onerror = () => setReading(false);
    window.speechSynthesis.speak(speech);
  };
  return { reading, toggle };
}

function voiceFor(
  language: Language,
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice | undefined {
  const suited = voices.filter(({ lang }) => lang.toLowerCase().startsWith(language));
  return suited.find(({ lang }) => /[-_]IN$/i.test(lang)) ?? suited[0];
}
