/** Crockford's base32: no I, L, O or U, which are misread for others. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Characters of a code: 60 random bits, which nobody can guess. */
const LENGTH = 12;

/** No invitation has this code. */
export const ANY_CODE = '0'.repeat(LENGTH);

export function newInvitationCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return codeOf(bytes);
}

/** The code of an account's own invitation, found on any phone by signing in, and as hard to guess as the account's id. */
export async function codeOfAccount(uid: string): Promise<string> {
  const text = new TextEncoder().encode(`invitation of ${uid}`);
  return codeOf(new Uint8Array(await crypto.subtle.digest('SHA-256', text)).slice(0, LENGTH));
}

function codeOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** A code as typed or printed, in capitals and with the digits that Crockford reads in letters; `undefined` if it is none. */
export function parseInvitationCode(typed: string): string | undefined {
  const code = typed.trim().toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  const isCode = code.length === LENGTH && [...code].every((character) => ALPHABET.includes(character));
  return isCode ? code : undefined;
}
