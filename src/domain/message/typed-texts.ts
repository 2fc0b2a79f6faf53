/** What guests write, cleaned and validated as in `firestore.rules`. */
import * as v from 'valibot';
import { cleanLine, cleanText, countLines } from '#src/lib/text.ts';
import { LIMITS } from './limits.ts';

interface GuestTextErrors {
  readonly name: string;
  readonly nameLong: string;
  readonly messageLong: (length: number) => string;
  readonly messageLines: (lines: number) => string;
}

export function nameSchema(errors: Pick<GuestTextErrors, 'name' | 'nameLong'>) {
  return v.pipe(
    v.string(),
    v.transform(cleanLine),
    v.minLength(LIMITS.name.min, errors.name),
    v.maxLength(LIMITS.name.max, errors.nameLong),
  );
}

export function messageSchema(errors: Pick<GuestTextErrors, 'messageLong' | 'messageLines'>) {
  return v.pipe(
    v.string(),
    v.transform(cleanText),
    v.maxLength(LIMITS.message.max, ({ input }) => errors.messageLong(input.length)),
    v.check(
      (text) => countLines(text) <= LIMITS.messageLines.max,
      ({ input }) => errors.messageLines(countLines(input)),
    ),
  );
}
