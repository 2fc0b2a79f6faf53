import { cleanLine } from './text.ts';

/** One line whose first character is visible, as the rules demand; may be empty. */
export function seenLine(typed: string): string {
  return cleanLine(typed).replace(/^[\s\p{Z}\p{M}\p{Cf}]+/u, '');
}
