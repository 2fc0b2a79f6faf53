import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { functionWith } from '#tests/support/sample-draft.ts';
import { SAMPLE, SANGEET } from '#tests/support/sample-invitation.ts';

/** The desk as a reload opens it: with the page's modules anew. */
async function openDesk(invitation = SAMPLE) {
  vi.resetModules();
  const { useWeddingEdits } = await import('#src/pages/my-wedding/use-wedding-edits.ts');
  const { result } = renderHook(() => useWeddingEdits(invitation));
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

test('changes to one wedding stay while another is changed on the same phone', async () => {
  const desk = await openDesk();
  act(() => desk().change((draft) => ({ ...draft, place: 'Udaipur' })));
  const other = await openDesk({ ...SAMPLE, code: 'OTHER1234567' });
  act(() => other().change((draft) => ({ ...draft, place: 'Pune' })));
  act(() => other().discard());
  expect((await openDesk())()).toMatchObject({ isChanged: true, draft: { place: 'Udaipur' } });
});

test('what phones have kept of it until now is no damage', async () => {
  localStorage.setItem('shagun.wedding-edits', '{"state":{}}');
  expect((await openDesk())()).toMatchObject({ dropped: false, isChanged: false });
});

test('changes apply to a newer version, such as this phone has saved, if they were made on the one before it', async () => {
  const desk = await openDesk();
  act(() => desk().change((draft) => ({ ...draft, place: 'Udaipur' })));
  const saved = { ...SAMPLE, updatedAt: SAMPLE.updatedAt + 1_000 };
  act(() => desk().rebase(saved, SAMPLE.updatedAt));
  expect(desk()).toMatchObject({ basedOn: saved.updatedAt, isChanged: true });
  expect(desk().draft.place).toBe('Udaipur');
});

test('changes made on an older version stay with it, so that saving them asks', async () => {
  const desk = await openDesk();
  act(() => desk().change((draft) => ({ ...draft, place: 'Udaipur' })));
  const later = { ...SAMPLE, updatedAt: SAMPLE.updatedAt + 2_000 };
  act(() => desk().rebase(later, SAMPLE.updatedAt + 1_000));
  expect(desk().basedOn).toBe(SAMPLE.updatedAt);
  act(() => desk().rebase(later));
  expect(desk().basedOn).toBe(later.updatedAt);
});

test('what is typed while the page is being saved stays, as a change of the saved version', async () => {
  const desk = await openDesk();
  act(() => desk().change((draft) => ({ ...draft, place: 'Udaipur' })));
  const sent = desk().draft;
  act(() => desk().change((draft) => ({ ...draft, place: 'Udaipur, Rajasthan' })));
  act(() => desk().settle(sent, { ...SAMPLE, updatedAt: SAMPLE.updatedAt + 1_000 }));
  expect(desk()).toMatchObject({ isChanged: true, basedOn: SAMPLE.updatedAt + 1_000 });
  expect(desk().draft.place).toBe('Udaipur, Rajasthan');
  act(() => desk().settle(desk().draft, { ...SAMPLE, updatedAt: SAMPLE.updatedAt + 2_000 }));
  expect(desk().isChanged).toBe(false);
});

test('a function that was new has its key in what is typed after the save, so that its families keep it', async () => {
  const desk = await openDesk();
  act(() =>
    desk().change((draft) => ({ ...draft, functions: [...draft.functions, functionWith({ id: 'own-1' })] })),
  );
  const sent = desk().draft;
  act(() => desk().change((draft) => ({ ...draft, place: 'Udaipur' })));
  const functions = [...SAMPLE.functions, { ...SANGEET, key: 'f3' }] as const;
  act(() => desk().settle(sent, { functions, updatedAt: SAMPLE.updatedAt + 1_000 }));
  expect(desk().draft.functions.map(({ id }) => id)).toEqual(functions.map(({ key }) => key));
});

test('changes that wait follow what the couple switches elsewhere at the desk, and nothing that somebody else saves', async () => {
  const desk = await openDesk();
  const { followSettings } = await import('#src/pages/my-wedding/use-wedding-edits.ts');
  act(() => desk().change((draft) => ({ ...draft, place: 'Udaipur' })));
  const later = SAMPLE.updatedAt + 1_000;
  act(() => followSettings(SAMPLE, { ...SAMPLE, place: 'Pune', updatedAt: later }));
  const moved = { ...SAMPLE.settings, replyBy: SAMPLE.settings.replyBy + 1 };
  act(() => followSettings(SAMPLE, { ...SAMPLE, settings: moved, updatedAt: later }));
  expect(desk().basedOn).toBe(SAMPLE.updatedAt);
  const settings = { ...SAMPLE.settings, wall: 'approved', openSeats: 7 } as const;
  act(() => followSettings(SAMPLE, { ...SAMPLE, settings, updatedAt: later }));
  expect(desk()).toMatchObject({
    basedOn: later,
    draft: { place: 'Udaipur', wall: 'approved', openSeats: '7' },
  });
});

test('a wall that is switched off stays off in changes that wait, also when a save whose response was lost came before', async () => {
  const desk = await openDesk();
  const { followSettings } = await import('#src/pages/my-wedding/use-wedding-edits.ts');
  act(() => desk().change((draft) => ({ ...draft, place: 'Udaipur' })));
  act(() => void desk().send(desk().draft));
  const settings = { ...SAMPLE.settings, wall: 'approved' } as const;
  const stored = { ...SAMPLE, place: 'Udaipur', settings, updatedAt: SAMPLE.updatedAt + 2_000 };
  act(() => followSettings(SAMPLE, stored));
  expect(desk()).toMatchObject({ basedOn: SAMPLE.updatedAt, draft: { place: 'Udaipur', wall: 'approved' } });
  act(() => void expect(desk().send(desk().draft)).toMatchObject([{ wall: 'approved' }]));
});
