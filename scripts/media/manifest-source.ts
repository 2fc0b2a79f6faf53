import type { PictureSource } from '#src/config/media.ts';

type Entry = Pick<PictureSource, 'shape' | 'tone'>;

/** The text of scripts/media/manifest.ts with these pictures. */
export function manifestSource(pictures: Readonly<Record<string, Entry>>): string {
  const lines = Object.entries(pictures)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { shape, tone }]) => `  '${name}': { shape: '${shape}', tone: '${tone}' },\n`);
  return `import type { PictureSource } from '#src/config/media.ts';

/** The pictures under public/media, by name. Written by \`npm run art\` (art/README.md) and \`npm run photo\`. */
export const MANIFEST: Readonly<Record<string, Pick<PictureSource, 'shape' | 'tone'>>> = {
${lines.join('')}};
`;
}
