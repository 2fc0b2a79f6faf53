/** Private functions as a phone keeps them. */
import * as v from 'valibot';
import { FUNCTION_KEYS, NO_FUNCTION_TEXTS } from './invitation.ts';

const weddingFunction = v.pipe(
  v.object({
    key: v.picklist(FUNCTION_KEYS),
    name: v.string(),
    start: v.number(),
    end: v.optional(v.number()),
    timeLabel: v.string(),
    venue: v.string(),
    map: v.string(),
    dress: v.string(),
    side: v.picklist(['one', 'two', 'both']),
    asksReply: v.boolean(),
    isPrivate: v.boolean(),
    hindi: v.optional(
      v.object({ name: v.string(), timeLabel: v.string(), venue: v.string(), dress: v.string() }),
      NO_FUNCTION_TEXTS,
    ),
  }),
  // JSON leaves out what is undefined.
  v.transform(({ end, ...one }) => ({ ...one, end })),
);

export const keptFunctions = v.array(v.object({ place: v.number(), one: weddingFunction }));
