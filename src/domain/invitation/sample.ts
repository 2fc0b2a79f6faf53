import type { SampleWedding } from '#src/catalogue/sample-invitations.ts';
import type { UsualFunction } from '#src/catalogue/traditions/tradition.ts';
import { traditionOf } from '#src/catalogue/traditions.ts';
import { SITE } from '#src/config/site.ts';
import { instantInIndia } from '#src/domain/india-time.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import { SAMPLE_WEDDINGS } from '#text/catalogue/sample-invitations.ts';
import { SITE_LANGUAGE } from '#text/site-language.ts';
import type { FunctionKey, Invitation, WeddingFunction } from './invitation.ts';
import { FUNCTION_KEYS, NO_FUNCTION_TEXTS, NO_PAGE_TEXTS } from './invitation.ts';

const DAY_MS = 86_400_000;

/** From the last day to reply until the wedding. */
const REPLY_DAYS = 10;

/** When the samples were written: a stable date for their calendar files. */
const WRITTEN = Date.UTC(2026, 10, 1);

export function sampleInvitation(code: string): Invitation | undefined {
  const wedding = SAMPLE_WEDDINGS.find((one) => one.code === code);
  return wedding && invitationOf(wedding);
}

function invitationOf(wedding: SampleWedding): Invitation {
  const { code, tradition, couple, place } = wedding;
  const [one, other] = couple;
  const { blessings, functions } = traditionOf(tradition);
  return {
    code,
    published: true,
    filmReleased: false,
    couple: [one, other],
    families: [one.family, other.family],
    tradition,
    design: '',
    language: 'both',
    place,
    texts: { ...NO_PAGE_TEXTS.texts, blessing: blessings[0]?.text ?? '' },
    hindi: { ...NO_PAGE_TEXTS, families: wedding.hindi.families, place: wedding.hindi.place },
    functions: functions
      .filter(({ proposed }) => proposed)
      .flatMap((usual, index) => functionOf(usual, wedding, FUNCTION_KEYS[index])),
    contacts: [{ name: 'The family', hindi: 'परिवार', phone: SITE.phone }],
    links: { album: SITE.albumsFolder, music: '' },
    settings: {
      replyBy: (instantInIndia(wedding.day, '00:00') ?? 0) - REPLY_DAYS * DAY_MS,
      closesAt: Number.MAX_SAFE_INTEGER,
      wall: 'off',
      openSeats: 4,
    },
    updatedAt: WRITTEN,
  };
}

function functionOf(
  { id, day, hour }: UsualFunction,
  wedding: SampleWedding,
  key: FunctionKey | undefined,
): WeddingFunction | [] {
  if (!key) return [];
  const texts = guestTexts(SITE_LANGUAGE).traditions[wedding.tradition].functions[id];
  return {
    key,
    name: texts?.name ?? '',
    start: (instantInIndia(wedding.day, hour) ?? 0) + day * DAY_MS,
    end: undefined,
    timeLabel: texts?.timeLabel ?? '',
    venue: wedding.venues[id] ?? wedding.venues.other,
    map: '',
    dress: texts?.dress ?? '',
    side: 'both',
    asksReply: true,
    isPrivate: false,
    hindi: { ...NO_FUNCTION_TEXTS, venue: wedding.hindi.venues[id] ?? wedding.hindi.venues.other },
  };
}
