import { BRAND } from '#src/config/brand.ts';
import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';

export interface NavLink {
  readonly label: string;
  readonly to: string;
}

/** In the order of specification §2. */
export const SERVICE_LINKS: readonly NavLink[] = [
  { label: 'Wedding Cards', to: PATHS.weddingCards },
  { label: 'Makeup', to: PATHS.makeup },
  { label: 'Car Service', to: PATHS.cars },
  { label: 'Photography', to: PATHS.photography },
  { label: 'DJ & Horse', to: PATHS.dj },
  { label: 'Firecrackers', to: PATHS.firecrackers },
  { label: 'Gifts', to: PATHS.gift },
  { label: 'Catering', to: PATHS.catering },
  { label: 'E-Videos', to: PATHS.eVideos },
  { label: 'QR Templates', to: PATHS.qrTemplates },
];

export const LAYOUT = {
  skip: 'Skip to the content',
  menu: {
    label: 'Main menu',
    open: 'Open menu',
    close: 'Close menu',
    home: { label: 'Home', to: PATHS.home },
    services: 'Services',
    rest: [
      { label: 'Blogs', to: PATHS.blogs },
      { label: 'About', to: PATHS.about },
      { label: 'Contact', to: PATHS.contact },
    ] satisfies NavLink[],
    cart: { label: 'Cart', to: PATHS.cart },
    consultation: 'Get Free Consultation',
  },
  footer: {
    onOurSite: 'On Our Site',
    ourServices: 'Our Services',
    helpfulLinks: 'Helpful Links',
    contactUs: 'Contact Us',
    siteLinks: [
      { label: 'Home', to: PATHS.home },
      { label: 'Blogs', to: PATHS.blogs },
      { label: 'About', to: PATHS.about },
      { label: 'Contact', to: PATHS.contact },
    ] satisfies NavLink[],
    helpLinks: [
      { label: 'FAQ', to: PATHS.faq },
      { label: 'Cart', to: PATHS.cart },
      { label: 'Bless the couple', to: PATHS.qrBless },
    ] satisfies NavLink[],
    backToTop: 'Back to top',
    whatsapp: 'WhatsApp us',
    call: 'Call us',
    email: 'E-mail us',
    location: 'View location',
    social: [
      { label: 'Instagram', icon: 'instagram', href: SITE.instagram },
      { label: 'Facebook', icon: 'facebook', href: SITE.facebook },
      { label: 'YouTube', icon: 'youtube', href: SITE.youtube },
    ],
    copyright: `© 2026 ${BRAND.name}`,
  },
  chat: 'Chat with us on WhatsApp',
  /** WhatsApp messages. */
  enquiry: {
    consultation: `Hello ${BRAND.name}, I would like a free consultation for our wedding.`,
    help: `Hello ${BRAND.name}, I have a question about your wedding services.`,
  },
  guestCredit: `Made with ${BRAND.name}`,
  guestPage: 'A page for the guests',
  sharePage: 'Share this page',
  noBackend: 'No database is running: messages will wait on this phone.',
} as const;

export const ERRORS = {
  notFound: {
    title: 'We could not find this page',
    description: 'The page you are looking for does not exist. Try one of these.',
    line: 'The address may have a spelling mistake, or the page may have moved. Try one of these.',
    home: 'Go to the home page',
    cards: 'See wedding cards',
  },
  broken: {
    title: 'This page did not open',
    line: 'Your carts and what you typed are safe. Try once more, or go back to the home page.',
    retry: 'Try again',
    home: 'Go to the home page',
  },
  /** The prerendered page is visible, but its script could not be loaded. */
  unfinished: {
    line: 'This page has not finished loading. Some buttons do not work yet, and what you tick is not saved.',
    /** On pages with a message form. */
    message:
      'This page has not finished loading, so your message is not sent yet. What you typed is kept on this phone.',
    retry: 'Try again',
  },
} as const;
