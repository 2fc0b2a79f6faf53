import * as v from 'valibot';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { createStoredState } from '#src/lib/stored-state.ts';
import type { Language } from '#src/locales/locales.ts';
import type { Occasion } from '../greeting.ts';

/** The couple's own texts, as templates, by wedding, occasion and language. Kept on this phone. */
type SendTexts = Readonly<Record<string, string>>;

const schema = v.record(v.string(), v.string());

export const storedTexts = createStoredState<SendTexts>({
  key: STORAGE_KEYS.sendTexts,
  empty: {},
  parse: (stored) => {
    const read = v.safeParse(schema, stored ?? {});
    return { data: read.success ? read.output : {}, dropped: !read.success };
  },
});

export function textKey(code: string, occasion: Occasion, language: Language): string {
  return `${code} ${occasion} ${language}`;
}

/** An empty text restores ours. */
export function keepText(key: string, text: string): void {
  storedTexts.change(({ [key]: _, ...others }) => (text.trim() === '' ? others : { ...others, [key]: text }));
}
