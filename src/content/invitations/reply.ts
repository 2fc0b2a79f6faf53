import type { Language } from '#src/config/language.ts';
import type { ReplyCopy } from './reply-copy.ts';
import { REPLY_EN } from './reply-en.ts';
import { REPLY_HI } from './reply-hi.ts';

/** Copy of a guest's reply. */
export const REPLY: Readonly<Record<Language, ReplyCopy>> = { en: REPLY_EN, hi: REPLY_HI };
