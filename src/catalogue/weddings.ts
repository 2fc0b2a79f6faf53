/** Weddings that have a QR page; this one is a sample. */

export const WEDDING_PARAM = 'wedding';

export interface Wedding {
  readonly id: string;
  readonly names: readonly [string, string];
  /** Date, time and place as shown. */
  readonly when: string;
}

export const SAMPLE_WEDDING: Wedding = {
  id: 'aarav-meera',
  names: ['Aarav', 'Meera'],
  when: '12 February, 7 pm, Jaipur',
};

export function findWedding(id: string): Wedding | undefined {
  return id === SAMPLE_WEDDING.id ? SAMPLE_WEDDING : undefined;
}
