/** Apart from what reads codes: guests never make one. */
import { ALPHABET, CODE_LENGTH } from './invitation-code.ts';

export function newInvitationCode(): string {
  return codeOf(crypto.getRandomValues(new Uint8Array(CODE_LENGTH)));
}

/** The code of an account's own invitation, found on any phone by signing in, and as hard to guess as the account's id. */
export async function codeOfAccount(uid: string): Promise<string> {
  const text = new TextEncoder().encode(`invitation of ${uid}`);
  return codeOf(new Uint8Array(await crypto.subtle.digest('SHA-256', text)).slice(0, CODE_LENGTH));
}

function codeOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
