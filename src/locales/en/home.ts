import { inWords } from '#src/config/number-words.ts';
import { BRAND } from './brand.ts';

/** Stats without a numeral show the flower icon. */
export interface Stat {
  readonly numeral?: string;
  readonly label: string;
  readonly line: string;
}

export const HOME = {
  head: {
    title: BRAND.name,
    description:
      'Wedding cards with a QR inside, makeup, cars, photography, DJ, gifts and catering from one team. Rates are on the page or in a quotation; book on WhatsApp.',
  },
  hero: {
    title: BRAND.tagline,
    phrases: ['Digital Wedding Cards', 'Photo & Video Memories', 'Easy Sharing'],
    consultation: 'Get Free Consultation',
    about: 'About Us',
    alt: 'A mandap by the lake at dusk, under an arch hung with marigolds',
  },
  why: {
    hindi: 'हम ही क्यों',
    title: 'Why Choose Us',
    line: 'One team for the card, the car, the camera and the food. You talk to one person on WhatsApp, from the first idea to the vidaai.',
    alt: 'An ivory wedding card with a gold mandala in an embossed arch, on its maroon envelope',
    stats: [
      { label: 'Modern Strategies', line: 'An expert team' },
      { numeral: '100%', label: 'Affordable Price', line: 'Rates on the page or in a quotation' },
      { numeral: '50+', label: 'Weddings Made Special', line: 'Small courtyards, large lawns' },
      { numeral: '100%', label: 'Client Satisfaction', line: 'Asked after every function' },
    ] satisfies Stat[],
  },
  services: {
    hindi: 'हमारी सेवाएँ',
    title: 'Our Services',
    label: (services: number) => `The ${inWords(services).toLowerCase()} services`,
  },
  invitation: {
    hindi: 'आपका अपना निमंत्रण',
    title: 'Your whole wedding in one link',
    line: 'Your names, every function and how to get there, in the colours of your tradition. Send it to the family on WhatsApp, and print its QR code on the card.',
    button: 'Make your invitation',
  },
  work: { hindi: 'हमारा काम', title: 'Our Previous Work', label: 'Pictures of our work' },
  clients: {
    hindi: 'आपकी बातें',
    title: 'What our clients say',
    label: 'Quotes',
    samples: 'Sample quotes, until our own families’ reviews are here.',
  },
  prompt: {
    title: 'Have a date in mind?',
    line: 'Send it to us. We will tell you what is available that week, and what it costs.',
    button: 'Ask on WhatsApp',
    enquiry: `Hello ${BRAND.name}, we have a wedding date in mind. What is available that week, and what does it cost?`,
  },
} as const;
