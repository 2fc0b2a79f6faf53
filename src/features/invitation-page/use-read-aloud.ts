import { useEffect, useState } from 'react';
import type { Language } from '#src/locales/locales.ts';

/** A voice that reads the page. */
export interface ReadAloud {
  readonly reading: boolean;
  readonly toggle: () => void;
}

/** The phone's voice for a language; `undefined` while there is none. */
export function useReadAloud(language: Language, text: () => string): ReadAloud | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  const [reading, setReading] = useState(false);

  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    const { speechSynthesis } = window;
    // Browsers load their voices late, and say so.
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

/** An Indian voice rather than another of the language. */
function voiceFor(
  language: Language,
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice | undefined {
  const suited = voices.filter(({ lang }) => lang.toLowerCase().startsWith(language));
  return suited.find(({ lang }) => /[-_]IN$/i.test(lang)) ?? suited[0];
}
