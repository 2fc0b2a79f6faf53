/** `key text` entries, each ended by a tab, so that one expression of the rules checks all (decision 030). */
import type { Contact, FunctionTexts, Invitation, PageTexts, WeddingFunction } from './invitation.ts';

type Entry = readonly [key: string, text: string];

/** Empty where there is none. */
type TextOf = (key: string) => string;

export function storedHindi(
  { hindi: { families, place, texts }, contacts }: Pick<Invitation, 'hindi' | 'contacts'>,
  functions: readonly WeddingFunction[],
): string {
  return joined([
    ['families.one', families[0]],
    ['families.two', families[1]],
    ['place', place],
    ...Object.entries(texts).map(([name, text]): Entry => [`texts.${name}`, text]),
    ...contacts.map(({ hindi }, index): Entry => [`contacts.c${index + 1}`, hindi]),
    ...functions.flatMap(entriesOf),
  ]);
}

export function storedFunctionHindi(one: WeddingFunction): string {
  return joined(entriesOf(one));
}

function entriesOf({ key, hindi }: Pick<WeddingFunction, 'key' | 'hindi'>): Entry[] {
  return Object.entries(hindi).map(([name, text]) => [`${key}.${name}`, text]);
}

function joined(entries: readonly Entry[]): string {
  return entries.map(([key, text]) => (text === '' ? '' : `${key} ${text}\t`)).join('');
}

export function hindiOf(stored: string): TextOf {
  const texts = new Map(
    stored.split('\t').map((entry) => {
      const end = entry.indexOf(' ');
      return [entry.slice(0, end), entry.slice(end + 1)];
    }),
  );
  return (key) => texts.get(key) ?? '';
}

export function pageHindi(text: TextOf): PageTexts {
  return {
    families: [text('families.one'), text('families.two')],
    place: text('place'),
    texts: {
      blessing: text('texts.blessing'),
      invitation: text('texts.invitation'),
      thanks: text('texts.thanks'),
      anniversary: text('texts.anniversary'),
    },
  };
}

export function functionHindi(text: TextOf, key: string): FunctionTexts {
  return {
    name: text(`${key}.name`),
    timeLabel: text(`${key}.timeLabel`),
    venue: text(`${key}.venue`),
    dress: text(`${key}.dress`),
  };
}

export function contactWithHindi(text: TextOf, key: string, contact: Omit<Contact, 'hindi'>): Contact {
  return { ...contact, hindi: text(`contacts.${key}`) };
}
