/** Looks up short names that have no id. It throws for one that is not translated, so that the build fails until it is. */
export function phraseBook(translated: Readonly<Record<string, string>>): (english: string) => string {
  return (english) => {
    const found = translated[english];
    if (found === undefined) throw new Error(`'${english}' is not translated`);
    return found;
  };
}
