/** What a guest types. */
export const BLESSING = {
  name: 'Nani and Nana',
  number: '98450 00012',
  message: 'May your home always have music in it.',
};

/** A blessing sent `minute` minutes into 2026. */
export function blessing(minute: number) {
  return {
    name: `Guest ${minute}`,
    number: '+919845000012',
    message: `Wish ${minute}`,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
  };
}

export const idOf = (minute: number) => `guest${String(minute).padStart(19, '0')}`;
