import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { EMPTY_DRAFT, parseDraft } from '#src/domain/draft/draft-on-phone.ts';
import { createStoredState } from '#src/lib/stored-state.ts';

const draft = createStoredState({ key: STORAGE_KEYS.invitationDraft, empty: EMPTY_DRAFT, parse: parseDraft });

/** Kept from the first letter and shared between tabs. */
export const useDraft = draft.useRestored;

export const changeDraft = draft.change;

/** Also what another tab has just stored. */
export const currentDraft = draft.current;
