/** QR invitation templates (specification §2 'QR Templates', §3 'QR template'). */
import type { PictureSource } from '#src/config/media.ts';
import artwork from './artwork/services.json';
import { picture } from './picture.ts';

export interface QrTemplate {
  readonly id: string;
  readonly name: string;
  readonly image: PictureSource;
  /** One sentence. */
  readonly line: string;
}

function template(id: string, name: string, line: string, alt: string): QrTemplate {
  return { id, name, line, image: picture(artwork, `services/qr-templates/${id}`, 'card', alt) };
}

export const QR_TEMPLATES: readonly QrTemplate[] = [
  template(
    'hindi',
    'Hindi Wedding QR template',
    'Kalash, marigold and diyas in vermilion, with the words in Hindi and English.',
    'A card in vermilion: an arch with a kalash above the place for the QR code, diyas below',
  ),
  template(
    'muslim',
    'Muslim Wedding QR template',
    'Crescent, stars and lanterns in emerald, with Bismillah above the nikah.',
    'A card in emerald: a pointed arch with crescent, star and lanterns round the place for the QR code',
  ),
  template(
    'punjabi',
    'Punjabi Wedding QR template',
    'Phulkari in pink and gold, with room for sangeet, anand karaj and reception.',
    'A card in pink phulkari: a domed palki above the place for the QR code',
  ),
];
