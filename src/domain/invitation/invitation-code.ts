/** Crockford's base32: no I, L, O or U, which are easily misread. */
export const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 60 random bits, which nobody can guess. */
export const CODE_LENGTH = 12;

/** No invitation has this code. */
export const ANY_CODE = '0'.repeat(CODE_LENGTH);

/** As typed or printed: in capitals, with letters read as the digits that Crockford assigns; `undefined` if invalid. */
export function parseInvitationCode(typed: string): string | undefined {
  const code = typed.trim().toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  const isCode = code.length === CODE_LENGTH && [...code].every((character) => ALPHABET.includes(character));
  return isCode ? code : undefined;
}
