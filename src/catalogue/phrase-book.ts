/**
 * Looks up the Hindi of short names that have no id. It throws for a name without one, so that a new name fails the
 * Hindi build until it is translated.
 */
export function phraseBook(hindi: Readonly<Record<string, string>>): (english: string) => string {
  return (english) => {
    const found = hindi[english];
    if (found === undefined) throw new Error(`'${english}' has no Hindi name`);
    return found;
  };
}
