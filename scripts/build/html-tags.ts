/** Reads tags out of HTML that our own build wrote: attributes in double quotes, no comments among them. */

/** One tag's attributes, names in lower case. */
export type Attributes = Readonly<Record<string, string>>;

/** Every tag of a name, in order. */
export function tagsOf(html: string, name: string): Attributes[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'gi'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decoded(value),
      ]),
    ),
  );
}

/** The content of `<meta name=…>` or `<meta property=…>`. */
export function metaOf(html: string, name: string): string | undefined {
  return tagsOf(html, 'meta').find((meta) => meta.name === name || meta.property === name)?.content;
}

/** The address of `<link rel="canonical">`. */
export function canonicalOf(html: string): string | undefined {
  return tagsOf(html, 'link').find(({ rel }) => rel === 'canonical')?.href;
}

/** The words of `<title>`. */
export function titleOf(html: string): string | undefined {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
  return title === undefined ? undefined : decoded(title);
}

function decoded(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
