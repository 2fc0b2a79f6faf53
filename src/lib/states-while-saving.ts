interface Stated<State> {
  readonly id: string;
  readonly state: State;
}

/** The server's states of things while decisions about them are being saved, one after another. */
export function statesWhileSaving<State>() {
  const saving = new Map<string, { readonly stored: State; readonly batch: readonly Stated<State>[] }>();
  return {
    /** `batch`: the things as they are shown before the decision. */
    begin(batch: readonly Stated<State>[]): void {
      for (const { id, state } of batch) saving.set(id, { stored: saving.get(id)?.stored ?? state, batch });
    },
    /**
     * @param batch as given to `begin`
     * @param saved the new state, unless saving has failed
     * @returns by id, what the server has now of the things about which nothing was decided since
     */
    end(batch: readonly Stated<State>[], saved?: State): ReadonlyMap<string, State> {
      const latest = new Map<string, State>();
      for (const { id, state } of batch) {
        const one = saving.get(id);
        const stored = saved ?? one?.stored ?? state;
        if (one && one.batch !== batch) {
          saving.set(id, { ...one, stored });
        } else {
          saving.delete(id);
          latest.set(id, stored);
        }
      }
      return latest;
    },
  };
}
