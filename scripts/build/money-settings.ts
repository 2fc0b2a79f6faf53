import type { Setting } from './settings.ts';

/** What bills and the customer's page need of the shop. A shop without one of these goes without it. */
export const MONEY = {
  VITE_UPI_ID: {
    demo: 'kotegate@examplebank',
    kind: 'upi',
    meaning: 'the UPI ID that customers pay to; without it, no page shows a QR code for paying',
  },
  VITE_GSTIN: {
    demo: '08AAAPL1234C1ZE',
    kind: 'gstin',
    meaning: 'the GST number; without it, bills have no GST',
  },
  VITE_COMPOSITION: {
    demo: '',
    kind: 'yes',
    meaning: '`yes` for a shop in the composition scheme, which may not charge GST',
  },
  VITE_FSSAI: {
    demo: '12200000000000',
    kind: 'fssai',
    meaning: 'the FSSAI licence number, on the bills of catering',
  },
} satisfies Record<string, Setting>;
