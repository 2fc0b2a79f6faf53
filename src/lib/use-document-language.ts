import { useEffect } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '#src/locales/locales.ts';

/** While the guest's page is open. */
export function useDocumentLanguage(language: Language): void {
  useEffect(() => {
    document.documentElement.lang = language;
    return () => {
      document.documentElement.lang = DEFAULT_LANGUAGE;
    };
  }, [language]);
}
