import { num } from '#art/drawing/svg.ts';

/** Outlines for `Face.cut`: the shape of the card itself. */

/** A torn, hand-made edge. `rough` is how far the tears reach, in units. */
export const deckle = (width = 1000, height = 1400, rough = 22, seed = 4): string =>
  `<defs><filter id="deckle" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".035 .04" numOctaves="4" seed="${seed}"/>` +
  `<feDisplacementMap in="SourceGraphic" scale="${rough}" xChannelSelector="R" yChannelSelector="G"/></filter></defs>` +
  `<rect x="14" y="14" width="${width - 28}" height="${height - 28}" fill="currentColor" filter="url(#deckle)"/>`;

/** A round sheet torn by hand, `size` across. */
export const deckleRound = (size = 1200, rough = 24, seed = 4): string =>
  `<defs><filter id="deckleRound" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".035 .04" numOctaves="4" seed="${seed}"/>` +
  `<feDisplacementMap in="SourceGraphic" scale="${rough}" xChannelSelector="R" yChannelSelector="G"/></filter></defs>` +
  `<circle cx="${size / 2}" cy="${size / 2}" r="${size / 2 - 16}" fill="currentColor" filter="url(#deckleRound)"/>`;

/** A sheet with concave (ticket) corners. */
export function ticket(width = 1000, height = 1400, radius = 60): string {
  const r = num(radius);
  return (
    `<path fill="currentColor" d="M${r} 0H${num(width - radius)}A${r} ${r} 0 0 0 ${width} ${r}V${num(height - radius)}A${r} ${r} 0 0 0 ${num(width - radius)} ${height}` +
    `H${r}A${r} ${r} 0 0 0 0 ${num(height - radius)}V${r}A${r} ${r} 0 0 0 ${r} 0Z"/>`
  );
}

/** A sheet with rounded corners. */
export const rounded = (width = 1000, height = 1400, radius = 44): string =>
  `<rect width="${width}" height="${height}" rx="${radius}" fill="currentColor"/>`;

/** A sheet cut along any closed path. */
export const cutAlong = (d: string): string => `<path d="${d}" fill="currentColor"/>`;
