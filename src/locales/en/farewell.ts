export const FAREWELL = {
  hindi: 'विदाई',
  title: (branch: string) => `Farewell, ${branch}`,
  description: (branch: string) =>
    `Write a few words of goodbye to the outgoing batch of ${branch}, and share the pictures you kept.`,
  line: 'Four years together. Write them a few words to take along.',
  write: 'Write a GoodBye Message',
  filmAlt: 'The college gate at dusk, paper planes over it',
} as const;
