import type { FunctionKey } from '#src/domain/invitation/invitation.ts';
import { encodeFields } from '#src/lib/firestore-values.ts';
import { REFUSED, storedDocument } from './invitation-responses.ts';
import { CODE, FAMILY_ID } from './reply-database.ts';
import { SAMPLE } from './sample-invitation.ts';

export const PAGE = {
  ...SAMPLE,
  settings: { ...SAMPLE.settings, replyBy: Date.now() + 1_000_000, openSeats: 4 },
};

/** What is stored: the page, a family, and the replies that were taken, as the rules take them; and a `fetch` that reaches it. */
export function guestFirestore() {
  const state = {
    page: PAGE,
    functions: ['f1', 'f2'] as readonly FunctionKey[],
    seats: 4,
    replies: new Map<string, string>(),
    /** Of its clock, in milliseconds since 1970. */
    time: Date.now(),
    /** Ids of replies with the open link that the couple has deleted. */
    deleted: new Set<string>(),
  };
  const fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const body = String(init.body);
    const id = /replies\/(\w+)/.exec(body)?.[1] ?? '';
    const refused = () => Response.json(REFUSED, { status: 403 });
    if (address.includes(':batchGet')) {
      if (!id) return Response.json([{ found: {}, readTime: new Date(state.time).toISOString() }]);
      // A missing reply with the open link must not be requested.
      return id.startsWith('d') && !state.deleted.has(id) ? refused() : Response.json([{ missing: id }]);
    }
    if (address.includes(':commit')) {
      const isFirst = body.includes('"rev":{"integerValue":"1"}');
      const isRemoval = body.includes('"answers":{"mapValue":{"fields":{}}}') && !isFirst;
      const isClosed = id.startsWith('d') && state.page.settings.openSeats === 0 && !isRemoval;
      if (state.time > state.page.settings.replyBy) return refused();
      if (isClosed || state.deleted.has(id) || isFirst === state.replies.has(id)) return refused();
      const allowed = state.functions.join('');
      const answered = [...body.matchAll(/"(f\d)":\{"mapValue/g)].map(([, key = '']) => key);
      const adults = [...body.matchAll(/"adults":\{"integerValue":"(\d+)"/g)].map(([, count]) =>
        Number(count),
      );
      if (answered.some((key) => !allowed.includes(key)) || adults.some((count) => count > state.seats))
        return refused();
      state.replies.set(id, answered.join(' '));
      return Response.json({ commitTime: '2026-11-22T11:42:00Z' });
    }
    if (address.includes('/families/')) {
      const { functions, seats } = state;
      const fields = encodeFields({ name: 'Sharma family', language: 'en', functions, seats });
      return Response.json({ name: `families/${FAMILY_ID}`, fields });
    }
    return Response.json(storedDocument({ ...state.page, code: CODE }));
  };
  return { state, fetch };
}
