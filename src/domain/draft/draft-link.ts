import { INVITATION_TEXTS } from '#src/domain/invitation/limits.ts';

const LINK = /https?:\/\/[^\s"'<>\\]+/i;
const WITHOUT_SCHEME = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/[^\s"'<>\\]*)?$/u;

const SONG_FILE = /\.(?:mp3|m4a|aac|ogg|opus|wav)$/i;

/**
 * The https address in what was pasted: maps and albums are shared as a sentence with the link in it, or without
 * `https://`. Empty for empty text, `undefined` where there is no address or a longer one than may be stored.
 */
export function parseLink(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return '';
  const found = LINK.exec(text)?.[0] ?? (WITHOUT_SCHEME.test(text) ? `https://${text}` : undefined);
  const link = found?.replace(/^http:/i, 'https:').replace(/^https:/i, 'https:');
  return link && URL.canParse(link) && link.length <= INVITATION_TEXTS.url ? link : undefined;
}

/** Like {@link parseLink}, for the address of a song file; a page about a song cannot be played, and is `undefined`. */
export function parseSongLink(typed: string): string | undefined {
  const link = parseLink(typed);
  return link && !SONG_FILE.test(new URL(link).pathname) ? undefined : link;
}
