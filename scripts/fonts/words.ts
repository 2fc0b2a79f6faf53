import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '#scripts/build/read-settings.ts';
import { settingsIn } from '#scripts/build/settings.ts';
import { DISH_CATEGORIES } from '#src/catalogue/dishes.ts';
import { TRADITIONS } from '#src/catalogue/traditions.ts';
import { LANGUAGES, localeOf, SITE_LANGUAGES } from '#src/locales/locales.ts';

/** Where the Hindi of English pages is, which uses the display font; what guests read has fonts of its own. */
const HEADINGS = ['src/config', 'src/locales/en', 'src/ui'];
const HINDI = /[\u0900-\u097f](?:(?:[\u0900-\u097f ]|\u200c|\u200d)*[\u0900-\u097f])?/g;

const GUESTS = /[\\/]guests[\\/]/;
const FOR_GUESTS = /[\\/](?:guests|invitations)[\\/]/;

/** Languages in Devanagari that the site is in. */
const SITES = SITE_LANGUAGES.filter((language) => localeOf(language).script === 'Deva');

export function headingWords(): string[] {
  const files = HEADINGS.flatMap(filesIn).filter((file) => !FOR_GUESTS.test(file));
  const own = wordsIn([...files, 'src/locales/locales.ts']);
  return [...new Set([...own, ...ownerWords()])].sort();
}

/** The shop's name and the letter on its icon, in Hindi. */
export function ownerWords(): string[] {
  const { VITE_NAME, VITE_NAME_HINDI, VITE_MARK } = settingsIn(readSettings('production'));
  return [VITE_NAME, VITE_NAME_HINDI, VITE_MARK].flatMap((text) => text?.match(HINDI) ?? []);
}

/** A consonant with its half letters and signs, or a vowel: fonts shape each on its own. */
const SYLLABLE = /(?:[क-ह]\u093c?\u094d)*(?:[क-ह]\u093c?|[अ-औ])[\u093e-\u094c]*[\u0900-\u0903]*\u094d?/g;

/** What Hindi pages say, in syllables, as whole sentences have too many parts. */
export function siteSyllables(): string[] {
  const texts = siteWords();
  return [...new Set(texts.flatMap((text) => text.normalize('NFC').match(SYLLABLE) ?? []))].sort();
}

/** All that pages in Devanagari say: their own texts, and what English pages already have in Hindi. */
export function siteWords(): string[] {
  const texts = [...headingWords(), ...dishWords(), ...wordsIn(siteFiles())];
  const words = texts.flatMap((text) => text.split(' ')).filter((word) => /[\u0900-\u097f]/.test(word));
  return [...new Set(words)].sort();
}

function siteFiles(): string[] {
  return SITES.flatMap((language) => filesIn(`src/locales/${language}`)).filter((file) => !GUESTS.test(file));
}

/** Everything that we write in Devanagari on invitations, in any language: what guests read, and the samples. */
export function invitationWords(): string[] {
  const folders = [
    ...LANGUAGES.map((language) => `src/locales/${language}/guests`),
    'src/locales/en/invitations',
    'src/catalogue/traditions',
    'src/catalogue/sample-invitations',
  ];
  return wordsIn([...folders.flatMap(filesIn), ...LANGUAGES.map((one) => `src/locales/${one}/dates.ts`)]);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

function wordsIn(files: readonly string[]): string[] {
  return [...new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(HINDI) ?? []))].sort();
}

export function dishWords(): string[] {
  const names = DISH_CATEGORIES.flatMap(({ hindi, dishes }) => [hindi, ...dishes.map((dish) => dish.hindi)]);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}

export function arabicBlessings(): string[] {
  return TRADITIONS.flatMap(({ blessings }) => blessings.filter(({ lang }) => lang === 'ar')).map(
    ({ text }) => text,
  );
}

/** Conjuncts that are common in names; the fonts write others with a half letter. */
const CONJUNCTS =
  'क्ष ज्ञ श्र त्र द्ध द्व द्य द्म द्र त्त क्त क्र ग्र प्र ब्र भ्र व्र ट्र ड्र ह्म ह्न ह्र ह्य ह्व ष्ट ष्ठ ट्ट ड्ड श्व श्च च्च ज्ज न्न ल्ल स्त्र न्द्र म्र क्ष्म हृ रु रू दृ'.split(
    ' ',
  );

/** Syllables that names and texts are made of: a font subset by them can write what couples type. */
export function syllables(): string[] {
  const consonants = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहळ'];
  const letters = [...consonants, ...[...'कखगजडढफ'].map((letter) => `${letter}\u093c`)];
  const signs = [...'ािीुूृेैोौंँः्'].concat('ें', 'ों', 'ाँ', 'ीं');
  const halves = consonants.flatMap((letter) => [`${letter}्न`, `र्${letter}`]);
  return [
    ...letters,
    ...letters.flatMap((letter) => signs.map((sign) => letter + sign)),
    ...halves,
    ...CONJUNCTS.flatMap((conjunct) => [conjunct, ...[...'ािीु'].map((sign) => conjunct + sign)]),
  ];
}
