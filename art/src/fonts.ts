import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface Face {
  readonly family: string;
  readonly pack: string;
  readonly subset: string;
  readonly weight: number;
  readonly style: 'normal' | 'italic';
}

const face = (
  family: string,
  pack: string,
  subset: string,
  weight = 400,
  style: Face['style'] = 'normal',
): Face => ({ family, pack, subset, weight, style });

/** Families a drawing may name: Rozha (display), Cormorant (names), Mukta (small Devanagari). */
const FACES: readonly Face[] = [
  face('Rozha', 'rozha-one', 'devanagari'),
  face('RozhaLatin', 'rozha-one', 'latin'),
  face('Mukta', 'mukta', 'devanagari', 400),
  face('Mukta', 'mukta', 'devanagari', 600),
  face('MuktaLatin', 'mukta', 'latin', 400),
  face('MuktaLatin', 'mukta', 'latin', 600),
  face('Cormorant', 'cormorant-garamond', 'latin', 400),
  face('Cormorant', 'cormorant-garamond', 'latin', 500),
  face('Cormorant', 'cormorant-garamond', 'latin', 600),
  face('Cormorant', 'cormorant-garamond', 'latin', 700),
  face('Cormorant', 'cormorant-garamond', 'latin', 400, 'italic'),
  face('Cormorant', 'cormorant-garamond', 'latin', 500, 'italic'),
];

const cssCache = new Map<Face, string>();

const rule = (entry: Face): string => {
  const cached = cssCache.get(entry);
  if (cached !== undefined) return cached;
  const file = `${entry.pack}-${entry.subset}-${entry.weight}-${entry.style}.woff2`;
  const bytes = readFileSync(require.resolve(`@fontsource/${entry.pack}/files/${file}`));
  const css =
    `@font-face{font-family:'${entry.family}';font-weight:${entry.weight};` +
    `font-style:${entry.style};src:url(data:font/woff2;base64,${bytes.toString('base64')})}`;
  cssCache.set(entry, css);
  return css;
};

/** The `@font-face` rules of the families a piece of markup names; none when it has no lettering. */
export function fontCss(markup: string): string {
  const named = new Set([...markup.matchAll(/font-family[=:]\s*["']?([A-Za-z]+)/g)].map((match) => match[1]));
  return FACES.filter((entry) => named.has(entry.family))
    .map(rule)
    .join('\n');
}
