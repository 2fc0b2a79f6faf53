export const DESK_FILM = {
  title: 'Your film',
  line: 'A film of 24 seconds with your names, your functions and the code of your page, made on this device. What you change on your page is in the next film that you make.',
  sample:
    'Until you order it, the film shows ‘Sample’. You can still share it with your family, and order when you like it.',
  released: 'Films you make from now on will not show ‘Sample’.',
  choose: 'Film',
  otherCustoms:
    'Where a picture above shows a mandap or a groom’s turban, your film shows rings and roses. Its words and ornaments follow your page.',
  withPortrait: 'Show your cover photograph below your names',
  noCover: {
    title: 'Your cover photograph could not be read.',
    line: 'A film that you make now does not show it. Check the connection and try again.',
  },
  watch: 'Watch it and make the file',
  language: 'Language of the film',
  loading: 'The film is being opened.',
  failed: { title: 'The film could not be opened.', line: 'Check the connection and try again.' },
  families: {
    title: 'One for each family',
    line: 'Its first picture names the family, in its language; then it shows the functions that they are invited to. Functions that not everybody sees are left out, for films are forwarded.',
    none: 'Add your families under Guests, and each can have a film of its own.',
    unread: 'The list of your families could not be read. Open Guests first, with a connection.',
    opening: 'Opening your list of families.',
    makeAll: (count: number) => (count === 1 ? 'Make this film' : `Make these ${count} films`),
    making: (number: number, count: number) =>
      `Making film ${Math.min(number, count)} of ${count}. Keep this page open.`,
    shown: (from: number, to: number, count: number) =>
      from === to
        ? `Family ${from.toLocaleString('en-IN')} of ${count.toLocaleString('en-IN')}`
        : `Families ${from.toLocaleString('en-IN')} to ${to.toLocaleString('en-IN')} of ${count.toLocaleString('en-IN')}`,
    earlier: 'Families before these',
    later: 'Families after these',
    turnLine: 'Share or save these films before you go on: they are not kept.',
    waiting: 'Waiting',
    failed: 'It could not be made. Check the connection, close other apps and try once more.',
    progress: (name: string) => `The film of ${name}`,
    fileName: (name: string) => `Film for ${name}.mp4`,
  },
} as const;
