import { indiaDay, indiaHour } from '#src/domain/india-time.ts';
import type { Invitation, WeddingFunction } from '#src/domain/invitation/invitation.ts';
import { lastReplyDay } from '#src/domain/invitation/last-reply-day.ts';
import type { Draft, DraftContact, DraftFunction } from './draft.ts';
import { NO_CONTACT } from './draft.ts';
import { closingOf, latestClosing } from './draft-invitation.ts';
import { isEqualDraft } from './merge-drafts.ts';
import { weddingDayOf } from './wedding-day.ts';

/** A stored invitation as the editor shows it; `invitationOf` is the way back. */
export function draftOf(invitation: Invitation): Draft {
  const { couple, families, texts, hindi, functions, contacts, links, settings, ...rest } = invitation;
  const [first = NO_CONTACT, second = NO_CONTACT, third = NO_CONTACT]: readonly DraftContact[] = contacts;
  const weddingDay = weddingDayOf(invitation);
  return {
    couple: [{ ...couple[0] }, { ...couple[1] }],
    families: [...families],
    tradition: rest.tradition,
    design: rest.design,
    language: rest.language,
    weddingDay,
    settledDay: weddingDay,
    place: rest.place,
    texts: { ...texts },
    hindi: { ...hindi, families: [...hindi.families] },
    functions: functions.map(draftFunctionOf),
    contacts: [first, second, third],
    links: { ...links },
    replyBy: lastReplyDay(settings.replyBy),
    wall: settings.wall,
    openSeats: settings.openSeats > 0 ? String(settings.openSeats) : '',
    // At the desk each is saved separately.
    portraits: [],
  };
}

function draftFunctionOf({ key, start, end, ...one }: WeddingFunction): DraftFunction {
  return {
    ...one,
    id: key,
    day: indiaDay(start),
    follows: false,
    offset: 0,
    hour: indiaHour(start),
    endHour: end === undefined ? '' : indiaHour(end),
  };
}

/** Compares what a couple edits at once. */
export function isSameDraft(one: Invitation, other: Invitation): boolean {
  return isEqualDraft(draftOf(one), draftOf(other));
}

/** Keeps what the couple does not edit. A postponed wedding's page closes later; a closed one stays closed. */
export function withStored(edited: Invitation, stored: Invitation): Invitation {
  const { code, published, filmReleased, portraits, updatedAt, settings } = stored;
  const { portraits: _, ...others } = edited;
  const now = edited.updatedAt;
  const later = Math.max(settings.closesAt, closingOf(edited.functions, now, 0));
  const closesAt = settings.closesAt > now ? Math.min(later, latestClosing(now)) : settings.closesAt;
  return {
    ...others,
    ...(portraits && { portraits }),
    code,
    published,
    filmReleased,
    updatedAt,
    settings: { ...edited.settings, closesAt },
  };
}
