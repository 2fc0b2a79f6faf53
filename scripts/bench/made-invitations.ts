import type { Firestore } from 'firebase-admin/firestore';
import { INVITATIONS } from '#src/domain/collections.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { FUNCTION_KEYS, NO_FUNCTION_TEXTS, NO_PAGE_TEXTS } from '#src/domain/invitation/invitation.ts';
import { storedFields } from '#src/domain/invitation/stored-invitation.ts';
import { SAMPLE_WEDDINGS } from '#text/catalogue/sample-invitations.ts';

const DAY_MS = 86_400_000;
const BATCH = 300;

/** Every fifth couple has ordered a card. */
const DESIGN = 'series-1/indigo-tree';

const NAMES = ['Mehndi', 'Sangeet', 'Wedding', 'Reception'];

/** Published and all different: names in turn, dresses in turn, one a day from January 2030. */
export function madeInvitations(count: number): Invitation[] {
  return Array.from({ length: count }, (_, place) => madeInvitation(place));
}

function madeInvitation(place: number): Invitation {
  const wedding = SAMPLE_WEDDINGS[place % SAMPLE_WEDDINGS.length];
  if (!wedding) throw new Error('There is no sample wedding.');
  const [one, other] = wedding.couple;
  const start = Date.UTC(2030, 0, 1, 13, 30) + place * DAY_MS;
  const functions = NAMES.map((name, day) => ({
    key: FUNCTION_KEYS[day] ?? 'f1',
    name,
    start: start + day * DAY_MS,
    end: undefined,
    timeLabel: '',
    venue: wedding.venues.other,
    map: '',
    dress: 'Festive',
    side: 'both' as const,
    asksReply: true,
    isPrivate: false,
    hindi: { ...NO_FUNCTION_TEXTS, venue: wedding.hindi.venues.other },
  }));
  return {
    code: `BENCH${String(place).padStart(7, '0')}`,
    published: true,
    filmReleased: false,
    couple: [one, other],
    families: [one.family, other.family],
    tradition: wedding.tradition,
    design: place % 25 < 5 ? DESIGN : '',
    language: 'both',
    place: wedding.place,
    texts: NO_PAGE_TEXTS.texts,
    hindi: { ...NO_PAGE_TEXTS, families: wedding.hindi.families, place: wedding.hindi.place },
    functions,
    contacts: [{ name: one.family, phone: '+919812345678', hindi: '' }],
    links: { album: '', music: '' },
    settings: { replyBy: start, closesAt: start + 400 * DAY_MS, wall: 'off', openSeats: 0 },
    updatedAt: 0,
  };
}

export async function storeInvitations(
  database: Firestore,
  invitations: readonly Invitation[],
): Promise<void> {
  for (let from = 0; from < invitations.length; from += BATCH) {
    const batch = database.batch();
    for (const invitation of invitations.slice(from, from + BATCH)) {
      const now = new Date();
      batch.set(database.collection(INVITATIONS).doc(invitation.code), {
        ...storedFields(invitation),
        createdAt: now,
        updatedAt: now,
      });
    }
    await batch.commit();
  }
}
