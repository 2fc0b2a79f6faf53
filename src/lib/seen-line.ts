import { cleanLine } from './text.ts';

/** A typed name as one line whose first character can be seen, as the rules demand; empty where nothing of it can be seen. */
export function seenLine(typed: string): string {
  return cleanLine(typed).replace(/^[\s\p{Z}\p{M}\p{Cf}]+/u, '');
}
