import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepMine, saveEdits, undoEdits } from '#src/pages/my-wedding/save-edits.ts';
import { forgetTold, useToldBefore } from '#src/pages/my-wedding/told-before.ts';
import {
  AT_CITY_PALACE,
  addFunction,
  beginAnew,
  desk,
  keyOf,
  saveWithoutResponse,
  type,
  typePlace,
} from '#tests/support/desk-edits.ts';
import { saveElsewhere, server } from '#tests/support/desk-server.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

vi.mock('#src/data/invitations-api.ts', () => import('#tests/support/desk-server.ts'));
vi.mock('#src/features/guest-list/use-guest-list.ts', async () => {
  const { NO_GUESTS } = await import('#src/domain/guests/guest-list.ts');
  const view = () => ({ status: 'ready', guestList: NO_GUESTS });
  return { guestListOf: () => ({ sync: async () => undefined, view }) };
});

beforeEach(beginAnew);

describe('after a save whose response was lost', () => {
  test('a new function keeps the key that its families were invited by, whatever else is changed by anybody', async () => {
    addFunction('own-1', 'Mehndi');
    await saveWithoutResponse();
    expect(keyOf('Mehndi')).toBe('f3');
    saveElsewhere({ texts: { ...SAMPLE.texts, thanks: 'Thank you' } });
    typePlace('Udaipur');
    expect(await saveEdits(SAMPLE)).toMatchObject({ outcome: 'saved' });
    expect(server.stored).toMatchObject({ place: 'Udaipur', texts: { thanks: 'Thank you' } });
    expect(keyOf('Mehndi')).toBe('f3');
  });

  test('a new function whose name somebody else has changed keeps its key when mine is kept', async () => {
    addFunction('own-1', 'Mehndi ');
    await saveWithoutResponse();
    const renamed = (name: string) => (name === 'Mehndi' ? 'Henna night' : name);
    saveElsewhere({
      functions: server.stored.functions.map((one) => ({ ...one, name: renamed(one.name) })),
    });
    const theirs = server.stored;
    keepMine(theirs);
    await saveEdits(theirs);
    expect(server.stored.functions).toHaveLength(3);
    expect(keyOf('Mehndi')).toBe('f3');
  });

  test('a new function that was renamed here keeps its key when somebody else has moved it, and mine is kept', async () => {
    addFunction('own-1', 'Mehndi');
    await saveWithoutResponse();
    type((draft) => ({
      ...draft,
      functions: draft.functions.map((one) =>
        one.name === 'Mehndi' ? { ...one, name: 'Henna party' } : one,
      ),
    }));
    saveElsewhere({
      functions: server.stored.functions.map((one) =>
        one.name === 'Mehndi' ? { ...one, start: one.start + 3_600_000 } : one,
      ),
    });
    const theirs = server.stored;
    keepMine(theirs);
    await saveEdits(theirs);
    expect(keyOf('Henna party')).toBe('f3');
  });

  test('another function in the place of the one that was sent gets another key', async () => {
    addFunction('own-1', 'Mehndi');
    await saveWithoutResponse();
    type((draft) => ({ ...draft, functions: draft.functions.filter(({ name }) => name !== 'Mehndi') }));
    addFunction('own-1', 'Garba');
    await saveEdits(SAMPLE);
    expect(server.stored.functions.map(({ name }) => name)).toEqual(['Sangeet', 'Phere', 'Garba']);
    expect(keyOf('Garba')).toBe('f4');
  });

  test('what is typed after Undo is saved, also when Undo could not read what is stored', async () => {
    typePlace('Udaipur');
    await saveWithoutResponse();
    server.network = 'none';
    expect(await undoEdits(SAMPLE)).toBeUndefined();
    expect(desk(SAMPLE).current.draft.place).toBe('Jaipur');
    server.network = 'good';
    typePlace('Pune');
    expect(await saveEdits(SAMPLE)).toMatchObject({ outcome: 'saved' });
    expect(server.stored.place).toBe('Pune');
  });

  test('what is typed while Undo reads stays', async () => {
    typePlace('Udaipur');
    await saveWithoutResponse();
    const undone = undoEdits(SAMPLE);
    typePlace('Pune');
    await undone;
    expect(await saveEdits(server.stored)).toMatchObject({ outcome: 'saved' });
    expect(server.stored.place).toBe('Pune');
  });

  test('a change counts from the time at which it was stored, not from when it was sent again', async () => {
    type((draft) => ({
      ...draft,
      functions: draft.functions.map((one) => ({ ...one, venue: 'City Palace, Udaipur' })),
    }));
    await saveWithoutResponse();
    const { updatedAt } = server.stored;
    await saveEdits(SAMPLE);
    const { result } = renderHook(() => useToldBefore(SAMPLE.code));
    expect(result.current.data?.functions.map(({ until }) => until)).toEqual([updatedAt, updatedAt]);
  });
});

test('families that were told while another change was being saved stay told', async () => {
  type((draft) => ({
    ...draft,
    functions: draft.functions.map((one) => ({ ...one, venue: 'City Palace, Udaipur' })),
  }));
  await saveEdits(SAMPLE);
  const { result } = renderHook(() => useToldBefore(SAMPLE.code));
  expect(result.current.data?.functions).toHaveLength(SAMPLE.functions.length);
  type(
    (draft) => ({ ...draft, functions: draft.functions.map((one) => ({ ...one, dress: 'Yellow' })) }),
    server.stored,
  );
  server.meanwhile = () => act(() => forgetTold(SAMPLE.code));
  await act(() => saveEdits(server.stored));
  expect(result.current.data).toBeUndefined();
});

describe('changes that an earlier version of the shop kept, which did not keep what they were made on', () => {
  function forgetBase() {
    const key = 'shagun.wedding-edits';
    const kept = JSON.parse(localStorage.getItem(key) ?? '');
    delete kept.state.data[0].base;
    localStorage.setItem(key, JSON.stringify(kept));
  }

  test('are saved without a question when nobody else has saved', async () => {
    typePlace('Udaipur');
    forgetBase();
    expect(await saveEdits(SAMPLE)).toMatchObject({ outcome: 'saved' });
    expect(server.stored.place).toBe('Udaipur');
  });

  test('are asked about when somebody else has, and stay', async () => {
    typePlace('Udaipur');
    forgetBase();
    saveElsewhere({ functions: AT_CITY_PALACE });
    expect(await saveEdits(server.stored)).toMatchObject({ outcome: 'conflict' });
    expect(desk(server.stored).current.draft.place).toBe('Udaipur');
  });

  test('are not lost after a save that failed', async () => {
    typePlace('Udaipur');
    server.network = 'none';
    await expect(saveEdits(SAMPLE)).rejects.toThrow();
    server.network = 'good';
    forgetBase();
    saveElsewhere({ functions: AT_CITY_PALACE });
    expect(await saveEdits(server.stored)).toMatchObject({ outcome: 'conflict' });
    expect(desk(server.stored).current.draft.place).toBe('Udaipur');
  });

  test('leave a renamed function its key when they are kept', async () => {
    type((draft) => ({
      ...draft,
      functions: draft.functions.map((one) => (one.id === 'f1' ? { ...one, name: 'Sangeet Night' } : one)),
    }));
    forgetBase();
    saveElsewhere({ place: 'Pune' });
    const theirs = server.stored;
    keepMine(theirs);
    await saveEdits(theirs);
    expect(keyOf('Sangeet Night')).toBe('f1');
  });
});
