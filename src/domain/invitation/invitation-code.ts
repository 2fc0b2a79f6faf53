/** Crockford's base32: no I, L, O or U, which are misread for others. */
export const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Characters of a code: 60 random bits, which nobody can guess. */
export const CODE_LENGTH = 12;

/** No invitation has this code. */
export const ANY_CODE = '0'.repeat(CODE_LENGTH);

/** A code as typed or printed, in capitals and with the digits that Crockford reads in letters; `undefined` if it is none. */
export function parseInvitationCode(typed: string): string | undefined {
  const code = typed.trim().toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  const isCode = code.length === CODE_LENGTH && [...code].every((character) => ALPHABET.includes(character));
  return isCode ? code : undefined;
}
