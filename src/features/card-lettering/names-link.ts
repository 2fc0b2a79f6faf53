/** The names in a link's fragment, which browsers do not send to any server. */
import type { CardNames } from './card-names.ts';
import { hasBothNames, NAME_FIELDS, parseCardNames } from './card-names.ts';

export const NAMES_FRAGMENT = '#names=';

const BETWEEN = '\n';

/** `#names=…` with everything that was typed. */
export function namesFragment({ latin, local, shown }: CardNames): string {
  const texts = [shown, ...[latin, local].flatMap((script) => NAME_FIELDS.map((field) => script[field]))];
  const bytes = new TextEncoder().encode(texts.join(BETWEEN).trimEnd());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return NAMES_FRAGMENT + base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** `undefined` if the link has none or was damaged. */
export function namesIn(fragment: string): CardNames | undefined {
  if (!fragment.startsWith(NAMES_FRAGMENT)) return undefined;
  const [shown, ...texts] = decoded(fragment.slice(NAMES_FRAGMENT.length)).split(BETWEEN);
  const script = (from: number) =>
    Object.fromEntries(NAME_FIELDS.map((field, place) => [field, texts[from + place] ?? '']));
  const names = parseCardNames({ shown, latin: script(0), local: script(NAME_FIELDS.length) });
  return hasBothNames(names) ? names : undefined;
}

function decoded(base64url: string): string {
  try {
    const bytes = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, (character) => character.charCodeAt(0)));
  } catch {
    return '';
  }
}
