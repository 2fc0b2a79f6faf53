/** What a wedding film says to guests, beside the couple's own words. */
export const WEDDING_FILM = {
  invitation: 'invite you to our wedding',
  closing: 'Scan to open our invitation',
  closingWithoutCode: 'Please come and bless us',
  sample: 'Sample',
  /** On the film's first frame; many names end in 'family' already. */
  forFamily: (name: string) => (/family$/i.test(name) ? `For the ${name}` : `For ${name}`),
} as const;
