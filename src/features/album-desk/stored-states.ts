import type { DeskPhoto } from '#src/data/album-api.ts';
import type { PhotoState } from '#src/domain/album/photo.ts';

/** The states that the server has of photographs while decisions about them are being saved, one after another. */
export function storedStates() {
  const saving = new Map<string, { readonly stored: PhotoState; readonly batch: readonly DeskPhoto[] }>();
  return {
    /** The photographs as they are shown before the decision. */
    begin(batch: readonly DeskPhoto[]): void {
      for (const { id, state } of batch) saving.set(id, { stored: saving.get(id)?.stored ?? state, batch });
    },
    /**
     * @param batch as given to `begin`
     * @param saved the new state, unless saving has failed
     * @returns what the server has now of the photographs about which nothing was decided since, by id
     */
    end(batch: readonly DeskPhoto[], saved?: PhotoState): ReadonlyMap<string, PhotoState> {
      const latest = new Map<string, PhotoState>();
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
