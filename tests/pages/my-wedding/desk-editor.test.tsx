import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { DraftFunction } from '#src/domain/draft/draft.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { DeskEditor } from '#src/pages/my-wedding/desk-editor.tsx';
import { useWeddingEdits } from '#src/pages/my-wedding/use-wedding-edits.ts';
import { GUPTAS } from '#tests/support/sample-families.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { until } from '#tests/support/until.ts';
import { MY_WEDDING } from '#text/invitation-owner.ts';

const stored = vi.hoisted(() => ({
  saved: undefined as Invitation | undefined,
  /** A newer version, which somebody else has saved. */
  other: undefined as Invitation | undefined,
  losesResponses: true,
}));

vi.mock('#src/data/invitations-api.ts', () => ({
  readInvitation: async () => stored.saved,
  saveInvitation: async (edited: Invitation) => {
    const { other, saved, losesResponses } = stored;
    if (other) return other;
    if (saved && saved.updatedAt !== edited.updatedAt) return saved;
    stored.saved = { ...edited, updatedAt: edited.updatedAt + 1 };
    if (losesResponses) throw new Error('the response was lost');
    return undefined;
  },
}));
vi.mock('#src/data/portraits-api.ts', () => ({ readPortraits: async () => [] }));
vi.mock('#src/features/guest-list/use-guest-list.ts', () => ({
  useGuestList: () => ({ families: [GUPTAS] }),
}));

beforeEach(() => {
  localStorage.clear();
  Object.assign(stored, { saved: undefined, other: undefined, losesResponses: true });
});

const show = (invitation: Invitation) => (
  <MemoryRouter>
    <DeskEditor invitation={invitation} onSaved={() => undefined} />
  </MemoryRouter>
);

function moveAll() {
  const { result } = renderHook(() => useWeddingEdits(SAMPLE));
  const move = (one: DraftFunction) => ({ ...one, venue: 'Lake Palace, Udaipur' });
  act(() => result.current.change((draft) => ({ ...draft, functions: draft.functions.map(move) })));
}

test('a place that was changed by a save whose response was lost is still offered to be told', async () => {
  moveAll();
  const { rerender } = render(show(SAMPLE));
  fireEvent.click(screen.getByRole('button', { name: MY_WEDDING.edit.save }));
  await screen.findByText(MY_WEDDING.edit.failed);
  await until(() => expect(stored.saved).toBeDefined());
  rerender(show(stored.saved ?? SAMPLE));
  expect(await screen.findByRole('button', { name: MY_WEDDING.tell.tell })).toBeTruthy();
});

describe('what is typed after a save whose response was lost', () => {
  const typePlace = (place: string) => {
    const { result } = renderHook(() => useWeddingEdits(SAMPLE));
    act(() => result.current.change((draft) => ({ ...draft, place })));
  };
  const save = () => fireEvent.click(screen.getByRole('button', { name: MY_WEDDING.edit.save }));

  test('is saved over it, and nobody is said to have saved meanwhile', async () => {
    typePlace('Udaipur');
    render(show(SAMPLE));
    save();
    await screen.findByText(MY_WEDDING.edit.failed);
    stored.losesResponses = false;
    typePlace('Udaipur, Rajasthan');
    save();
    await until(() => expect(stored.saved?.place).toBe('Udaipur, Rajasthan'));
    expect(screen.queryByText(MY_WEDDING.edit.conflict.title)).toBeNull();
  });

  test('is asked about when somebody else has saved since', async () => {
    typePlace('Udaipur');
    render(show(SAMPLE));
    save();
    await screen.findByText(MY_WEDDING.edit.failed);
    stored.other = { ...SAMPLE, place: 'Pune', updatedAt: SAMPLE.updatedAt + 2 };
    typePlace('Udaipur, Rajasthan');
    save();
    expect(await screen.findByText(MY_WEDDING.edit.conflict.title)).toBeTruthy();
  });
});

test('a place that somebody else has changed is not offered to be told by whoever opens that version', async () => {
  moveAll();
  const functions = SAMPLE.functions.map((one) => ({ ...one, venue: 'City Palace, Udaipur' }));
  const other = { ...SAMPLE, functions, updatedAt: SAMPLE.updatedAt + 1 };
  stored.other = other;
  const { rerender } = render(show(SAMPLE));
  fireEvent.click(screen.getByRole('button', { name: MY_WEDDING.edit.save }));
  fireEvent.click(await screen.findByRole('button', { name: MY_WEDDING.edit.conflict.theirs }));
  rerender(show(other));
  expect(screen.queryByRole('button', { name: MY_WEDDING.tell.tell })).toBeNull();
});
