/** The weddings that have a QR page: what a guest's order must say about them. The one here is a sample. */

/** Name of the wedding's id in an address. */
export const WEDDING_PARAM = 'wedding';

/** Who marries, when and where. */
export interface Wedding {
  /** Stands in the addresses of pages that a guest opens from the QR page. */
  readonly id: string;
  readonly names: readonly [string, string];
  /** Day, time and place, as they are read. */
  readonly when: string;
}

/** The couple of our card artwork. */
export const SAMPLE_WEDDING: Wedding = {
  id: 'aarav-meera',
  names: ['Aarav', 'Meera'],
  when: '12 February, 7 pm, Jaipur',
};

/** The wedding with this id, if there is one. */
export function findWedding(id: string): Wedding | undefined {
  return id === SAMPLE_WEDDING.id ? SAMPLE_WEDDING : undefined;
}
