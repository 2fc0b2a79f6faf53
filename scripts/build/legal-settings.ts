import type { Setting } from './settings.ts';

/** What the law asks a shop to say of itself: on /grievances, /privacy and /terms. */
export const LEGAL = {
  VITE_LEGAL_NAME: {
    demo: 'Kote Gate Weddings',
    kind: 'line',
    needed: true,
    meaning: 'the name under which the business is registered, or the owner’s own',
  },
  VITE_LEGAL_ADDRESS: {
    demo: '12 Kote Gate Road, Bikaner 334001, Rajasthan',
    kind: 'line',
    needed: true,
    meaning: 'the address of the head office',
  },
  VITE_BRANCHES: {
    demo: '',
    kind: 'addresses',
    meaning: 'the addresses of branches, separated by `;`',
  },
  VITE_GRIEVANCE_NAME: {
    demo: 'Kavita Purohit',
    kind: 'line',
    needed: true,
    meaning: 'the grievance officer, who also answers questions about personal data',
  },
  VITE_GRIEVANCE_ROLE: {
    demo: 'Customer care manager',
    kind: 'line',
    needed: true,
    meaning: 'what the grievance officer is in the business',
  },
  VITE_GRIEVANCE_ROLE_HINDI: {
    demo: 'ग्राहक सेवा प्रबंधक',
    kind: 'hindi',
    needed: true,
    meaning: 'the same in Hindi',
  },
  VITE_GRIEVANCE_EMAIL: {
    demo: '',
    kind: 'email',
    meaning: 'the grievance officer’s e-mail address, if it is not the shop’s',
  },
  VITE_GRIEVANCE_PHONE: {
    demo: '',
    kind: 'phone',
    meaning: 'the grievance officer’s number, if it is not the one for calls',
  },
  VITE_CANCEL_DAYS: {
    demo: '30',
    kind: 'days',
    needed: true,
    meaning: 'days before a function until which a customer may cancel and get the advance back',
  },
  VITE_REFUND_DAYS: {
    demo: '7',
    kind: 'days',
    needed: true,
    meaning: 'days within which a refund is paid',
  },
} satisfies Record<string, Setting>;
