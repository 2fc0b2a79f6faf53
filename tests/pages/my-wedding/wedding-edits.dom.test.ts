import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

/** The desk as a reload opens it: with the page's modules anew. */
async function openDesk(invitation = SAMPLE) {
  vi.resetModules();
  const { useWeddingEdits } = await import('#src/pages/my-wedding/wedding-edits.ts');
  const { result } = renderHook(() => useWeddingEdits(invitation));
  return () => result.current;
}

beforeEach(() => localStorage.clear());

test('after changes were saved and discarded, a reload finds nothing that cannot be read', async () => {
  const desk = await openDesk();
  act(() => desk().change((draft) => ({ ...draft, place: 'Udaipur' })));
  expect((await openDesk())().draft.place).toBe('Udaipur');
  const { discardEdits } = await import('#src/pages/my-wedding/save-edits.ts');
  act(() => discardEdits(SAMPLE.code));
  const again = await openDesk();
  expect(again()).toMatchObject({ dropped: false, isChanged: false, ready: true });
});

test('changes to one wedding stay while another is changed on the same phone', async () => {
  const desk = await openDesk();
  act(() => desk().change((draft) => ({ ...draft, place: 'Udaipur' })));
  const other = await openDesk({ ...SAMPLE, code: 'OTHER1234567' });
  act(() => other().change((draft) => ({ ...draft, place: 'Pune' })));
  const { discardEdits } = await import('#src/pages/my-wedding/save-edits.ts');
  act(() => discardEdits('OTHER1234567'));
  expect((await openDesk())()).toMatchObject({ isChanged: true, draft: { place: 'Udaipur' } });
});

test('what phones have kept of it until now is no damage', async () => {
  localStorage.setItem('shagun.wedding-edits', '{"state":{}}');
  expect((await openDesk())()).toMatchObject({ dropped: false, isChanged: false });
});

test('changes apply to a newer version that says something else, and stay with the older one if it says the same thing differently', async () => {
  const desk = await openDesk();
  const { rebaseEdits, weddingEdits } = await import('#src/pages/my-wedding/wedding-edits.ts');
  act(() => desk().change((draft) => ({ ...draft, place: 'Udaipur' })));
  const families: [string, string] = ['The Sharmas', 'The Guptas'];
  const later = { ...SAMPLE, families, updatedAt: SAMPLE.updatedAt + 1_000 };
  act(() => rebaseEdits(later));
  expect(desk().draft).toMatchObject({ place: 'Udaipur', families });
  act(() => rebaseEdits({ ...later, place: 'Pune', updatedAt: later.updatedAt + 1_000 }));
  expect(desk().draft.place).toBe('Udaipur');
  expect(weddingEdits.current(SAMPLE.code)?.updatedAt).toBe(later.updatedAt);
});

test('changes that wait follow what the couple switches elsewhere at the desk', async () => {
  const desk = await openDesk();
  const { followSetting, weddingEdits } = await import('#src/pages/my-wedding/wedding-edits.ts');
  act(() => desk().change((draft) => ({ ...draft, place: 'Udaipur', openSeats: '3' })));
  const updatedAt = SAMPLE.updatedAt + 1_000;
  const settings = { ...SAMPLE.settings, wall: 'approved', openSeats: 7 } as const;
  act(() => followSetting('wall', { ...SAMPLE, settings, updatedAt }));
  expect(desk().draft).toMatchObject({ place: 'Udaipur', wall: 'approved', openSeats: '3' });
  const later = { ...SAMPLE, settings, updatedAt: updatedAt + 1_000 };
  act(() => followSetting('openSeats', later));
  expect(desk().draft).toMatchObject({ place: 'Udaipur', wall: 'approved', openSeats: '7' });
  expect(weddingEdits.current(SAMPLE.code)?.updatedAt).toBe(later.updatedAt);
});
