/**
 * A function's name by its consonants, whatever its spelling: Mehndi, Mehendi and Mehandi are one function, as are Sangeet
 * and Sangit. Short names and other scripts are compared as they are.
 */
export function nameKey(name: string): string {
  const plain = name.trim().toLowerCase();
  const consonants = plain.replace(/[aeiouy\s-]/g, '').replace(/(.)\1/g, '$1');
  return /^[a-z]+$/.test(consonants) && consonants.length > 2 ? consonants : plain;
}
