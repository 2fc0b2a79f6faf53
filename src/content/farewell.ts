import type { Branch } from '#src/config/limits.ts';

/** What a branch is called in full. */
export const BRANCH_NAMES: Readonly<Record<Branch, string>> = {
  electrical: 'Electrical Engineering',
  mechanical: 'Mechanical Engineering',
  it: 'Information Technology',
  ece: 'Electronics & Communication Engineering',
  civil: 'Civil Engineering',
  chemical: 'Chemical Engineering',
  mining: 'Mining Engineering',
  metal: 'Metallurgical Engineering',
  cse: 'Computer Science & Engineering',
};

/** The words of the nine branch pages, /farewell/… (SPEC §2). */
export const FAREWELL = {
  hindi: 'विदाई',
  /** Title of the tab and of link previews. */
  title: (branch: string) => `Farewell, ${branch}`,
  description: (branch: string) =>
    `Write a few words of goodbye to the outgoing batch of ${branch}, and share the pictures you kept.`,
  line: 'Four years, one gate. Leave them a few words to carry.',
  write: 'Write a GoodBye Message',
  filmAlt: 'The college gate at dusk, paper planes over it',
} as const;
