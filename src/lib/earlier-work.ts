/**
 * Keeps the order of work on the same things while different things are worked on at once.
 *
 * @returns does `work` as soon as earlier work on any of `ids` is over, whether or not it failed
 */
export function waitForEarlier() {
  const earlier = new Map<string, Promise<unknown>>();
  return async <Result>(ids: readonly string[], work: () => Promise<Result>): Promise<Result> => {
    const mine = Promise.allSettled(ids.map((id) => earlier.get(id))).then(work);
    for (const id of ids) earlier.set(id, mine);
    try {
      return await mine;
    } finally {
      for (const id of ids) if (earlier.get(id) === mine) earlier.delete(id);
    }
  };
}
