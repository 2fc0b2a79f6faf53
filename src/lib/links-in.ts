import { isUrl } from './is-url.ts';

/** A part of a text; with `address` it is a link. */
export interface TextPart {
  readonly text: string;
  readonly address?: string;
}

/** Ends before the punctuation of the sentence around an address. */
const ADDRESS = /https?:\/\/[^\s<>"'’”“]+[^\s<>"'’”“.,;:!?)\]।]/giu;

/** Joined, the parts are the text again. Only http and https become links. */
export function linksIn(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    if (!isUrl(found)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: found, address: found });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
