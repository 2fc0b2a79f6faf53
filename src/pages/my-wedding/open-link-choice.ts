import * as v from 'valibot';
import { OPEN_LINK_COUNTED_KEY } from '#src/config/late-storage-keys.ts';
import { createWeddingState } from '#src/data/wedding-state.ts';

/** A wedding whose couple counts guests with the open link for the caterer. */
const schema = v.object({ code: v.string() });

const counted = createWeddingState({ key: OPEN_LINK_COUNTED_KEY, schema });

/** Whether those who replied with the open link are counted for the caterer, as chosen last on this phone. */
export function useOpenLinkChoice(code: string) {
  const { data } = counted.useRestored(code);
  return {
    countsOpenLink: data !== undefined,
    chooseOpenLink: (counts: boolean) => counted.change(code, () => (counts ? { code } : undefined)),
  };
}
