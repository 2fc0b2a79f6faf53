export const BOOK = {
  title: 'Blessings from our loved ones',
  /** On the first page: `42 blessings from family and friends`. */
  count: (count: number) => `${count} ${count === 1 ? 'blessing' : 'blessings'} from family and friends`,
};
