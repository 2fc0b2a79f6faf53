import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { createStoredState } from '#src/lib/stored-state.ts';
import { NO_NAMES, parseCardNames } from './card-names.ts';

export const cardNames = createStoredState({
  key: STORAGE_KEYS.cardNames,
  empty: NO_NAMES,
  parse: (stored) => ({ data: parseCardNames(stored), dropped: false }),
});
