/** Invented samples, marked as such while {@link TESTIMONIALS_ARE_SAMPLES} is true (specification §1). */
import type { PictureSource } from '#src/config/media.ts';

export interface Testimonial {
  readonly id: string;
  readonly name: string;
  readonly message: string;
  /** 'Satisfied Customer' or a role. */
  readonly designation: string;
  /** Without one, a wax seal with initials is shown. */
  readonly image?: PictureSource;
}

export const TESTIMONIALS_ARE_SAMPLES: boolean = true;

export const TESTIMONIALS: readonly Testimonial[] = [
  {
    id: 'sample-1',
    name: 'Ritika & Manav',
    message: 'Our guests kept scanning the card to see the map. Nobody called to ask the way.',
    designation: 'Satisfied Customer',
  },
  {
    id: 'sample-2',
    name: 'Sana Iqbal',
    message: 'The velvet card looked like a gift. My mother still keeps one on the shelf.',
    designation: 'Satisfied Customer',
  },
  {
    id: 'sample-3',
    name: 'Harpreet Singh',
    message: 'One message on WhatsApp, and the car, the mare and the dhol came on time.',
    designation: 'Father of the bride',
  },
  {
    id: 'sample-4',
    name: 'Anjali & Rohan',
    message: 'We ticked the dishes on the sofa one evening. The whole menu was done.',
    designation: 'Satisfied Customer',
  },
  {
    id: 'sample-5',
    name: 'Maria D’Souza',
    message: 'Blessings came from five countries. We read them together the next morning.',
    designation: 'Mother of the groom',
  },
];
