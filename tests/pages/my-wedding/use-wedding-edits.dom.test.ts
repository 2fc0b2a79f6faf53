import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

/** The desk as a reload opens it: with the page's modules anew. */
async function openDesk() {
  vi.resetModules();
  const { useWeddingEdits } = await import('#src/pages/my-wedding/use-wedding-edits.ts');
  const { result } = renderHook(() => useWeddingEdits(SAMPLE));
  return () => result.current;
}

beforeEach(() => localStorage.clear());

test('after changes were saved and discarded, a reload finds nothing that cannot be read', async () => {
  const desk = await openDesk();
  act(() => desk().change((draft) => ({ ...draft, place: 'Udaipur' })));
  expect((await openDesk())().draft.place).toBe('Udaipur');
  act(() => desk().discard());
  const again = await openDesk();
  expect(again()).toMatchObject({ dropped: false, isChanged: false, ready: true });
});

test('what phones have kept of it until now is no damage', async () => {
  localStorage.setItem('shagun.wedding-edits', '{"state":{}}');
  expect((await openDesk())()).toMatchObject({ dropped: false, isChanged: false });
});
