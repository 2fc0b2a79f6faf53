export const ALBUM = {
  title: (couple: string) => `Photographs of ${couple}`,
  heading: 'Through everyone’s eyes',
  /** Before the couple shows them. */
  until: (day: string) => `You can see the photographs here from ${day}.`,
  reading: 'Opening the photographs…',
  none: 'No photographs are shown yet. The couple chooses them one by one, so please look in again.',
  more: 'More photographs',
  count: (count: number) => (count === 1 ? '1 photograph is shown.' : `${count} photographs are shown.`),
  unreachable: {
    title: 'The photographs could not be opened.',
    line: 'Please check your connection and try again.',
    retry: 'Try again',
  },
  /** Alternative text of a photograph. `name` may be empty. */
  alt: (name: string, day: string) => (name ? `Photograph by ${name}, ${day}` : `Photograph, ${day}`),
  by: (name: string) => `Photograph by ${name}`,
  yours: 'Yours',
  gone: 'One photograph has been removed from the album, so it is no longer here.',
  large: {
    reading: 'The large picture is coming…',
    failed: 'The large picture could not be read.',
    retry: 'Try again',
  },
  save: 'Save',
  saved: 'The photograph is saved.',
  share: 'Share',
  removal: {
    open: 'Ask for removal',
    title: 'Ask for removal',
    line: 'Are you in this photograph and would rather not be seen? We will ask the couple, and they will decide. Your name is not sent.',
    own: 'You have sent this one yourself: you can take it back at once under your own photographs on this page, without asking.',
    reason: 'Why, if you like to say',
    optional: '(optional)',
    long: (most: number, length: number) =>
      `Please keep this within ${most} characters; it has ${length} now.`,
    send: 'Ask the couple',
    offline: 'This could not be sent. Your text is still here: please check your connection and try again.',
    done: 'The couple has been asked. The photograph is shown until they have decided.',
    before: 'A request for this photograph has already been sent. The couple will decide.',
    close: 'Close',
  },
};
