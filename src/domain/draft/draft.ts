/**
 * An invitation being written: every field as typed, so that incomplete input is kept (see
 * draft-invitation.ts).
 */
import * as v from 'valibot';
import { TRADITION_IDS } from '#src/catalogue/traditions/tradition.ts';
import type { HostSide, Wall } from '#src/domain/invitation/invitation.ts';
import { NO_FUNCTION_TEXTS, NO_PAGE_TEXTS } from '#src/domain/invitation/invitation.ts';
import { PAGE_LANGUAGES } from '#src/domain/invitation/languages-of.ts';
import { SCRIPTS } from '#src/domain/invitation/scripts.ts';
import { portraitSchema } from '#src/domain/portraits/portrait.ts';
import { DEFAULT_LANGUAGE } from '#src/locales/locales.ts';

const text = v.fallback(v.string(), '');
const script = v.fallback(v.picklist(SCRIPTS), 'Deva');
const partner = v.object({ name: text, also: text, script });
const families = v.fallback(v.tuple([text, text]), ['', '']);
const texts = v.fallback(
  v.object({ blessing: text, invitation: text, thanks: text, anniversary: text }),
  NO_PAGE_TEXTS.texts,
);

// Drafts of earlier versions have no Hindi.
const contact = v.object({ name: text, phone: text, hindi: v.optional(text, '') });
const functionHindi = v.object({ name: text, timeLabel: text, venue: text, dress: text });
const pageHindi = v.object({ families, place: text, texts });
const NO_HINDI: v.InferOutput<typeof pageHindi> = {
  families: ['', ''],
  place: '',
  texts: NO_PAGE_TEXTS.texts,
};

const draftFunction = v.object({
  /** Unique within the draft: the key of a stored function, or the id of the usual one it was proposed as. */
  id: v.string(),
  name: text,
  day: text,
  /** Whether the day is still counted from the wedding day, by `offset`, instead of typed. */
  follows: v.fallback(v.boolean(), false),
  /** Days from the wedding day, negative before it. */
  offset: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(-366), v.maxValue(366)), 0),
  hour: text,
  endHour: text,
  timeLabel: text,
  venue: text,
  map: text,
  dress: text,
  side: v.fallback(v.picklist(['one', 'two', 'both'] satisfies HostSide[]), 'both'),
  asksReply: v.fallback(v.boolean(), true),
  isPrivate: v.fallback(v.optional(v.boolean(), false), false),
  hindi: v.fallback(v.optional(functionHindi, NO_FUNCTION_TEXTS), NO_FUNCTION_TEXTS),
});

export type DraftTexts = v.InferOutput<typeof pageHindi>;

export const NOBODY = { name: '', also: '', script: 'Deva' } as const;
export const NO_CONTACT = { name: '', phone: '', hindi: '' } as const;

/** Keeps what is valid of damaged fields. */
export const draftSchema = v.object({
  couple: v.fallback(v.tuple([partner, partner]), [NOBODY, NOBODY]),
  families,
  tradition: v.fallback(v.picklist(TRADITION_IDS), 'hindu'),
  /** Id of a card design, or empty for the tradition's own look. */
  design: text,
  language: v.fallback(v.picklist(PAGE_LANGUAGES), DEFAULT_LANGUAGE),
  weddingDay: text,
  /** The wedding day for which functions were given days of their own; a different one leaves them behind. */
  settledDay: text,
  place: text,
  texts,
  hindi: v.fallback(v.optional(pageHindi, NO_HINDI), NO_HINDI),
  functions: v.fallback(v.array(draftFunction), []),
  contacts: v.fallback(v.tuple([contact, contact, contact]), [NO_CONTACT, NO_CONTACT, NO_CONTACT]),
  links: v.fallback(v.object({ album: text, music: text }), { album: '', music: '' }),
  /** As typed; empty for a week before the first function. */
  replyBy: text,
  wall: v.fallback(v.picklist(['off', 'approved'] satisfies Wall[]), 'off'),
  /** Most people that a guest without a family link may reply for, as typed; empty for none. */
  openSeats: text,
  /** Their bytes are beside the draft, each under its version; earlier drafts have none. */
  portraits: v.fallback(v.optional(v.array(portraitSchema), []), []),
});

export type Draft = Readonly<v.InferOutput<typeof draftSchema>>;
export type DraftPartner = Draft['couple'][number];
export type DraftFunction = Readonly<v.InferOutput<typeof draftFunction>>;
export type DraftContact = Draft['contacts'][number];
