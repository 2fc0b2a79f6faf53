import type { Measure, Written } from './fit-text.ts';

/** The font stacks are the variables of a dress. */
export function fontOf({ face, lang }: Written): { readonly weight: number; readonly family: string } {
  switch (lang) {
    case 'hi':
    case 'sa':
      return face === 'names'
        ? { weight: 400, family: 'var(--font-hindi-display)' }
        : { weight: 600, family: 'var(--font-hindi-text)' };
    case 'pa':
      return { weight: 400, family: 'var(--font-gurmukhi)' };
    case 'ur':
      return { weight: 400, family: 'var(--font-urdu)' };
    case 'ar':
      return { weight: 400, family: '"Arabic Blessing", var(--font-urdu)' };
    default:
      // In the face of the names, 11 looks like II.
      return { weight: 600, family: face === 'facts' ? 'var(--font-text)' : 'var(--font-names)' };
  }
}

/** Size that texts are measured at, large enough for exact widths. */
const MEASURED_AT = 100;

/** Loads the texts' fonts first. `dressed` is an element in the colours and fonts of a dress. */
export async function measureIn(dressed: Element, texts: readonly Written[]): Promise<Measure> {
  const style = getComputedStyle(dressed);
  const context = document.createElement('canvas').getContext('2d');
  const shorthand = (written: Written) => {
    const { weight, family } = fontOf(written);
    const stack = family.replace(/var\((--[\w-]+)\)/g, (_, name: string) =>
      style.getPropertyValue(name).trim(),
    );
    return `${weight} ${MEASURED_AT}px ${stack}`;
  };
  // A font that does not load is replaced by the next of its stack, in the measure as on the card.
  await Promise.allSettled(texts.map((written) => document.fonts.load(shorthand(written), written.text)));
  return (written) => {
    if (!context) return written.text.length * 0.5;
    context.font = shorthand(written);
    return context.measureText(written.text).width / MEASURED_AT;
  };
}
