export const BOOK = {
  title: 'Blessings from our loved ones',
  /** On the first page: `42 blessings from family and friends`. */
  count: (count: string, isOne: boolean) =>
    `${count} ${isOne ? 'blessing' : 'blessings'} from family and friends`,
};
