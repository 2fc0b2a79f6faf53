/**
 * What a function's name is recognised by, however it is spelt: its consonants. Mehndi, Mehendi and Mehandi are one function,
 * Sangeet and Sangit, too. Short names and other scripts are compared as they are.
 */
export function nameKey(name: string): string {
  const plain = name.trim().toLowerCase();
  const consonants = plain.replace(/[aeiouy\s-]/g, '').replace(/(.)\1/g, '$1');
  return /^[a-z]+$/.test(consonants) && consonants.length > 2 ? consonants : plain;
}
