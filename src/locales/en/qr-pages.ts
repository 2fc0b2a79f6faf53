export const QR_HINDU_TEXT = {
  head: {
    title: 'Aarav & Meera',
    description: 'Bless the couple, find the way to the venue, see the photographs and send a gift.',
  },
  hindi: 'शुभ विवाह',
  and: '&',
  /** For screen readers. */
  label: 'For our guests',
  bless: 'Bless the couple',
  venue: 'Wedding Venue',
  memories: 'Download DSLR Memories',
  upload: 'Upload your photos',
  gifts: 'Gifts',
} as const;

export const QR_UPLOAD_TEXT = {
  head: {
    title: 'Upload your photos',
    description: 'Share the photographs you took at the wedding: no account, no app to install.',
  },
  hindi: 'आपकी यादें',
  title: 'Upload your photos',
  line: 'The couple would love to see the day through your eyes. Choose as many as you like.',
  upload: 'Upload your photos',
  note: 'Opens the shared album. No account is needed.',
  back: 'Back to the couple’s page',
} as const;
