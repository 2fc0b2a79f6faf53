/** The consonants: Mehndi, Mehendi and Mehandi are one. Short names and other scripts stay as they are. */
export function nameKey(name: string): string {
  const plain = name.trim().toLowerCase();
  const consonants = plain.replace(/[aeiouy\s-]/g, '').replace(/(.)\1/g, '$1');
  return /^[a-z]+$/.test(consonants) && consonants.length > 2 ? consonants : plain;
}
