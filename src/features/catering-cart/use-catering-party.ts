import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { createStoredState } from '#src/lib/stored-state.ts';
import { NO_PARTY, parseParty } from './catering-party.ts';

const party = createStoredState({
  key: STORAGE_KEYS.cateringParty,
  empty: NO_PARTY,
  parse: parseParty,
});

export const useCateringParty = party.useRestored;

export const changeParty = party.change;

export const currentParty = party.current;
