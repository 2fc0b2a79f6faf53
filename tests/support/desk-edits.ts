import { act, renderHook } from '@testing-library/react';
import { expect } from 'vitest';
import type { Draft } from '#src/domain/draft/draft.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { discardEdits, saveEdits } from '#src/pages/my-wedding/save-edits.ts';
import { forgetTold } from '#src/pages/my-wedding/told-before.ts';
import { useWeddingEdits } from '#src/pages/my-wedding/wedding-edits.ts';
import { resetServer, server } from './desk-server.ts';
import { functionWith } from './sample-draft.ts';
import { SAMPLE } from './sample-invitation.ts';

export const AT_CITY_PALACE = SAMPLE.functions.map((one) => ({ ...one, venue: 'City Palace, Udaipur' }));

/** A phone without changes, and the sample stored. */
export function beginAnew(): void {
  localStorage.clear();
  discardEdits(SAMPLE.code);
  forgetTold(SAMPLE.code);
  resetServer();
}

/** The texts on a desk for `shown`. */
export const desk = (shown: Invitation) => renderHook(() => useWeddingEdits(shown)).result;

/** Types into a desk for `shown`. */
export function type(next: (draft: Draft) => Draft, shown = SAMPLE) {
  const { current } = desk(shown);
  act(() => current.change(next));
}
export const typePlace = (place: string, shown = SAMPLE) => type((draft) => ({ ...draft, place }), shown);
export const addFunction = (id: string, name: string, shown = SAMPLE) =>
  type(
    (draft) => ({ ...draft, functions: [...draft.functions, functionWith({ id, name, day: '2027-02-13' })] }),
    shown,
  );
export const keyOf = (name: string) => server.stored.functions.find((one) => one.name === name)?.key;

export async function saveWithoutResponse(known = SAMPLE) {
  server.network = 'lost';
  await expect(saveEdits(known)).rejects.toThrow();
  server.network = 'good';
}
