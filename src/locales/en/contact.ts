import { SITE } from '#src/config/site.ts';
import { BRAND } from './brand.ts';
import { POSTED } from './posted.ts';

export const CONTACT = {
  head: {
    title: 'Contact us',
    description: `Call, message us on WhatsApp${SITE.instagram && ' or Instagram'}, e-mail us, or leave a message with your date.`,
  },
  hindi: 'हमसे मिलिए',
  title: 'Contact us',
  line: 'Tell us your date and city. One person replies, and stays with you till the vidaai.',
  details: {
    title: 'Reach us directly',
    phone: 'Phone',
    email: 'E-mail',
    place: 'Where we are',
    hours: 'Hours',
  },
  quick: {
    label: 'Quick contacts',
    instagram: 'Instagram',
    call: 'Call',
    mail: 'E-mail',
    whatsapp: 'WhatsApp',
  },
  form: {
    title: 'Write to us',
    name: 'Name',
    email: 'E-mail',
    message: 'Message',
    messageHint: 'The date, the city and what you have in mind.',
    send: 'Send message',
    note: 'Our form service passes your message on to us by e-mail. We use it to answer you.',
    privacy: 'Privacy notice',
    ...POSTED,
    chatOpening: `Hello ${BRAND.name}, I have a question.`,
    long: {
      line: 'It is too long to go into WhatsApp by itself. Copy it first, and paste it into the chat.',
      copy: 'Copy what I wrote',
      copied: 'Copied. Now paste it into the chat.',
      failed: 'It could not be copied. Please select your text in the form and copy it from there.',
    },
  },
  map: {
    title: 'On the map',
    open: 'Open in Google Maps',
    frame: 'Map of our location',
  },
} as const;
