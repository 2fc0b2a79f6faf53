import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { BRAND } from './brand.ts';

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

export interface SocialLink {
  readonly label: string;
  readonly icon: 'instagram' | 'facebook' | 'youtube';
  readonly href: string;
}

export const LAYOUT = {
  skip: 'Skip to the content',
  menu: {
    label: 'Main menu',
    open: 'Open menu',
    close: 'Close menu',
    home: { label: 'Home', to: PATHS.home },
    services: 'Services',
    rest: [
      { label: 'Invitations', to: PATHS.invitations },
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
    /** Without an address where the shop has no profile. */
    social: [
      { label: 'Instagram', icon: 'instagram', href: SITE.instagram },
      { label: 'Facebook', icon: 'facebook', href: SITE.facebook },
      { label: 'YouTube', icon: 'youtube', href: SITE.youtube },
    ] satisfies SocialLink[],
    law: [
      { label: 'Privacy', to: PATHS.privacy },
      { label: 'Terms and refunds', to: PATHS.terms },
      { label: 'Complaints', to: PATHS.grievances },
      { label: 'Accessibility', to: PATHS.accessibility },
    ] satisfies NavLink[],
    copyright: `© 2026 ${BRAND.name}`,
  },
  chat: 'Chat with us on WhatsApp',
  enquiry: {
    consultation: `Hello ${BRAND.name}, I would like a free consultation for our wedding.`,
    help: `Hello ${BRAND.name}, I have a question about your wedding services.`,
  },
  guestCredit: `Made with ${BRAND.name}`,
  guestPage: 'A page for the guests',
  sharePage: 'Share this page',
  noBackend: 'No database is running: messages will wait on this phone.',
} as const;
