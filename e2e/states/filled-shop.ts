import type { Database } from '#e2e/support/database.ts';

export const LONG_NAME = 'Chandrashekhar Venkata Subramaniam Iyer with family';
const LONG_WISH = 'May your home always be full of guests, of music and of the smell of good food. '.repeat(
  6,
);

const WISHES = ['सदा सुखी रहो, हमारा आशीर्वाद सदा साथ है।', 'Bless you both!', LONG_WISH];

/** Three messages of each kind and three blogs, one with long texts. */
export async function fill(database: Database): Promise<void> {
  for (const [place, message] of WISHES.entries()) {
    const document = {
      name: place === 2 ? LONG_NAME : `Guest ${place + 1}`,
      number: '+919845000012',
      message,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, place)),
    };
    const id = `guest${String(place).padStart(19, '0')}`;
    await database.add(`blesscouple/${id}`, document);
    await database.add(`farewellMessages/${id}`, { ...document, branchName: 'btech' });
    await database.add(`blogs/${id}`, {
      title: place === 2 ? `On ${LONG_NAME}` : `A wedding in ${['Jaipur', 'Kochi'][place]}`,
      content: `${LONG_WISH}\n\n${message}`,
      createdAt: document.createdAt,
    });
  }
}
