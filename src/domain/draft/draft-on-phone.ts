import * as v from 'valibot';
import { traditionOf } from '#src/catalogue/traditions.ts';
import { NO_PAGE_TEXTS } from '#src/domain/invitation/invitation.ts';
import { SITE_LANGUAGE } from '#text/site-language.ts';
import type { Draft } from './draft.ts';
import { draftSchema, NO_CONTACT, NOBODY } from './draft.ts';
import { proposedFunctions } from './draft-functions.ts';

/** Nothing typed, and the functions and the blessing that are usual. */
export const EMPTY_DRAFT: Draft = {
  couple: [NOBODY, NOBODY],
  families: ['', ''],
  tradition: 'hindu',
  design: '',
  language: SITE_LANGUAGE,
  weddingDay: '',
  settledDay: '',
  place: '',
  texts: {
    blessing: traditionOf('hindu').blessings[0]?.text ?? '',
    invitation: '',
    thanks: '',
    anniversary: '',
  },
  hindi: { ...NO_PAGE_TEXTS, families: ['', ''] },
  functions: proposedFunctions('hindu', SITE_LANGUAGE),
  contacts: [NO_CONTACT, NO_CONTACT, NO_CONTACT],
  links: { album: '', music: '' },
  replyBy: '',
  wall: 'off',
  openSeats: '',
  portraits: [],
};

/** Keeps what is valid; never throws. */
export function parseDraft(stored: unknown): { data: Draft; dropped: boolean } {
  if (stored === undefined || stored === null) return { data: EMPTY_DRAFT, dropped: false };
  const read = v.safeParse(draftSchema, stored);
  return read.success ? { data: read.output, dropped: false } : { data: EMPTY_DRAFT, dropped: true };
}

export function isUntouched(one: Draft): boolean {
  return JSON.stringify(one) === JSON.stringify(EMPTY_DRAFT);
}
