/** Texts of a wedding film beside the couple's own. */
export const WEDDING_FILM = {
  invitation: 'invite you to our wedding',
  closing: 'Scan to open our invitation',
  closingWithoutCode: 'Please come and bless us',
  /** For traditions with their own word. */
  traditions: {
    muslim: { invitation: 'invite you to our nikah', closingWithoutCode: 'Please come, with your duas' },
    sikh: { invitation: 'invite you to our anand karaj', closingWithoutCode: 'Please come and bless us' },
    christian: {
      invitation: 'invite you to our Holy Matrimony',
      closingWithoutCode: 'Please come, with your prayers',
    },
    modern: {
      invitation: 'invite you to our wedding',
      closingWithoutCode: 'Please come and celebrate with us',
    },
  },
  sample: 'Sample',
  /** On the film's first frame. */
  forFamily: (name: string, takesThe: boolean) => `For ${takesThe ? 'the ' : ''}${name}`,
} as const;
