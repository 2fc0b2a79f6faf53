/** What a family’s message says, line by line. The link follows alone on the last line. */
export const GREETING = {
  dear: (family: string) => `Dear ${family},`,
  invited: (couple: string, place: string, isFamily: boolean) =>
    `With great joy we invite you${isFamily ? ' and your family' : ''} to the wedding of ${couple}${place && ` in ${place}`}.`,
  remind: (couple: string, place: string) =>
    `The wedding of ${couple}${place && ` in ${place}`} is coming close, and we would love to know who will be with us.`,
  /** When a day, an hour or a place is another one; the changed functions follow. */
  changed: (couple: string) => `There is a change in the programme for the wedding of ${couple}. It is now:`,
  /** After the wedding, before the link to the photographs, or to the page where there is no album. */
  thanks: (couple: string, isFamily: boolean) =>
    `Thank you for your love and good wishes for the wedding of ${couple}. They mean the world to us. Our warm regards to you${isFamily ? ' and all at home' : ''}.`,
  album: 'Here are the photographs:',
  memories: 'Our page keeps the memories of these days:',
  page: 'Times, venues and directions are on your own page:',
  /** When guests are asked to reply. */
  replyBy: (day: string) => `Please tell us by ${day} how many of you will come:`,
};
