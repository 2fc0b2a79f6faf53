import type { PortraitPlace } from '#src/domain/portraits/portrait.ts';
import { PORTRAIT_PLACES } from '#src/domain/portraits/portrait.ts';
import { PORTRAIT_TEXTS } from '#text/portraits.ts';

const { names } = PORTRAIT_TEXTS;

export function nameOf(place: PortraitPlace): string {
  return place === 'cover' ? names.cover : names.other(PORTRAIT_PLACES.indexOf(place));
}
