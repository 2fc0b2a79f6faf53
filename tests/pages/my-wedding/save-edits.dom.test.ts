import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Draft } from '#src/domain/draft/draft.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { discardEdits, keepMine, saveEdits, undoEdits } from '#src/pages/my-wedding/save-edits.ts';
import { forgetTold, useToldBefore } from '#src/pages/my-wedding/told-before.ts';
import { followSetting, rebaseEdits, useWeddingEdits } from '#src/pages/my-wedding/wedding-edits.ts';
import { resetServer, saveElsewhere, server } from '#tests/support/desk-server.ts';
import { functionWith } from '#tests/support/sample-draft.ts';
import { SAMPLE, SANGEET } from '#tests/support/sample-invitation.ts';

vi.mock('#src/data/invitations-api.ts', () => import('#tests/support/desk-server.ts'));
vi.mock('#src/features/guest-list/use-guest-list.ts', async () => {
  const { NO_GUESTS } = await import('#src/domain/guests/guest-list.ts');
  const view = () => ({ status: 'ready', guestList: NO_GUESTS });
  return { guestListOf: () => ({ sync: async () => undefined, view }) };
});

const { code } = SAMPLE;
const AT_CITY_PALACE = SAMPLE.functions.map((one) => ({ ...one, venue: 'City Palace, Udaipur' }));

beforeEach(() => {
  localStorage.clear();
  discardEdits(code);
  forgetTold(code);
  resetServer();
});

/** What the desk shows that knows `shown`. */
const desk = (shown: Invitation) => renderHook(() => useWeddingEdits(shown)).result;

/** Types into the desk that knows `shown`. */
function type(next: (draft: Draft) => Draft, shown = SAMPLE) {
  const { current } = desk(shown);
  act(() => current.change(next));
}
const typePlace = (place: string, shown = SAMPLE) => type((draft) => ({ ...draft, place }), shown);
const addFunction = (id: string, name: string, shown = SAMPLE) =>
  type(
    (draft) => ({ ...draft, functions: [...draft.functions, functionWith({ id, name, day: '2027-02-13' })] }),
    shown,
  );
const keyOf = (name: string) => server.stored.functions.find((one) => one.name === name)?.key;

async function saveWithoutResponse(known = SAMPLE) {
  server.network = 'lost';
  await expect(saveEdits(known)).rejects.toThrow();
  server.network = 'good';
}

describe('when somebody else has saved meanwhile', () => {
  test('what they have changed elsewhere on the page is kept, without a question', async () => {
    typePlace('Udaipur');
    saveElsewhere({ functions: AT_CITY_PALACE });
    expect(await saveEdits(SAMPLE)).toMatchObject({ outcome: 'saved' });
    expect(server.stored).toMatchObject({ place: 'Udaipur', functions: AT_CITY_PALACE });
    expect(desk(server.stored).current.isChanged).toBe(false);
  });

  test('what both have changed is asked about, and nothing is written', async () => {
    typePlace('Udaipur');
    saveElsewhere({ place: 'Pune' });
    expect(await saveEdits(SAMPLE)).toMatchObject({ outcome: 'conflict', theirs: { place: 'Pune' } });
    expect(server.stored.place).toBe('Pune');
    expect(desk(SAMPLE).current.draft.place).toBe('Udaipur');
  });

  test('and wrote the same, there is nothing to ask', async () => {
    typePlace('Udaipur');
    saveElsewhere({ place: 'Udaipur' });
    expect(await saveEdits(SAMPLE)).toMatchObject({ outcome: 'saved' });
  });

  test('changes made before a reload are saved without a question if they concern something else', async () => {
    typePlace('Udaipur');
    saveElsewhere({ published: false, functions: AT_CITY_PALACE });
    expect(await saveEdits(server.stored)).toMatchObject({ outcome: 'saved' });
    expect(server.stored).toMatchObject({ place: 'Udaipur', functions: AT_CITY_PALACE, published: false });
  });

  test('changes made before a reload are asked about if they concern the same', async () => {
    typePlace('Udaipur');
    saveElsewhere({ place: 'Pune' });
    expect(await saveEdits(server.stored)).toMatchObject({ outcome: 'conflict' });
  });

  test('a photograph or a wall that is saved here while a save is on its way is no way past what they have changed', async () => {
    const texts = { ...SAMPLE.texts, thanks: 'Thank you' };
    typePlace('Udaipur');
    server.meanwhile = () => {
      saveElsewhere({ texts, settings: { ...SAMPLE.settings, wall: 'approved' } });
      rebaseEdits(server.stored);
    };
    expect(await saveEdits(SAMPLE)).toMatchObject({ outcome: 'saved' });
    expect(server.stored).toMatchObject({ place: 'Udaipur', texts, settings: { wall: 'approved' } });
    expect(desk(server.stored).current.isChanged).toBe(false);
  });

  test('Undo without a network leaves what they have changed', async () => {
    const texts = { ...SAMPLE.texts, thanks: 'Thank you' };
    typePlace('Udaipur');
    saveElsewhere({ texts });
    server.meanwhile = () => {
      server.meanwhile = () => {
        server.network = 'none';
      };
    };
    await expect(saveEdits(SAMPLE)).rejects.toThrow();
    await undoEdits(SAMPLE);
    server.network = 'good';
    await saveEdits(SAMPLE);
    expect(server.stored).toMatchObject({ place: 'Jaipur', texts });
  });

  test('saving without a change of one’s own changes nothing of theirs', async () => {
    saveElsewhere({ place: 'Pune' });
    expect(await saveEdits(SAMPLE)).toMatchObject({ outcome: 'saved', stored: { place: 'Pune' } });
    expect(server.stored.place).toBe('Pune');
  });

  test('Keep mine leaves a wall as they switched it, also after a reload, and the seats as typed here', async () => {
    type((draft) => ({ ...draft, place: 'Udaipur', openSeats: '4' }));
    saveElsewhere({ place: 'Pune', settings: { ...SAMPLE.settings, wall: 'approved', openSeats: 2 } });
    const theirs = server.stored;
    keepMine(theirs);
    expect(await saveEdits(theirs)).toMatchObject({ outcome: 'saved' });
    expect(server.stored).toMatchObject({ place: 'Udaipur', settings: { wall: 'approved', openSeats: 4 } });
  });

  test('two functions that were added at once get a key each', async () => {
    const theirFunction = { ...SANGEET, key: 'f3', name: 'Garba' } as const;
    addFunction('own-1', 'Mehndi');
    saveElsewhere({ functions: [...SAMPLE.functions, theirFunction] });
    const saving = await saveEdits(SAMPLE);
    if (saving.outcome !== 'conflict') throw new Error(saving.outcome);
    keepMine(saving.theirs);
    await saveEdits(saving.theirs);
    expect(keyOf('Mehndi')).toBe('f4');
  });

  test('Keep mine gives a postponed wedding that is kept back its own last day to reply', async () => {
    type((draft) => ({
      ...draft,
      functions: draft.functions.map((one) => ({ ...one, venue: 'City Palace, Udaipur' })),
    }));
    const month = 30 * 86_400_000;
    saveElsewhere({
      functions: SAMPLE.functions.map((one) => ({ ...one, start: one.start + month, end: undefined })),
      settings: { ...SAMPLE.settings, replyBy: SAMPLE.settings.replyBy + month },
    });
    const theirs = server.stored;
    keepMine(theirs);
    await saveEdits(theirs);
    expect(server.stored.functions.map(({ start }) => start)).toEqual(
      SAMPLE.functions.map(({ start }) => start),
    );
    expect(server.stored.settings.replyBy).toBe(SAMPLE.settings.replyBy);
  });

  test('another tab of this phone is nobody else', async () => {
    typePlace('Udaipur');
    const settings = { ...SAMPLE.settings, wall: 'approved' } as const;
    saveElsewhere({ settings });
    followSetting('wall', server.stored);
    expect(await saveEdits(SAMPLE)).toMatchObject({ outcome: 'saved' });
    expect(server.stored).toMatchObject({ place: 'Udaipur', settings: { wall: 'approved' } });
  });

  test('a text that they save while a photograph is saved here is not overwritten', async () => {
    typePlace('Udaipur');
    saveElsewhere({ place: 'Pune' });
    rebaseEdits(server.stored);
    expect(await saveEdits(server.stored)).toMatchObject({ outcome: 'conflict' });
  });
});

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

  test('a new function whose name somebody else has corrected keeps its key when mine is kept', async () => {
    addFunction('own-1', 'Mehndi ');
    await saveWithoutResponse();
    const corrected = (name: string) => (name === 'Mehndi' ? 'Mehendi' : name);
    saveElsewhere({
      functions: server.stored.functions.map((one) => ({ ...one, name: corrected(one.name) })),
    });
    const theirs = server.stored;
    keepMine(theirs);
    await saveEdits(theirs);
    expect(server.stored.functions).toHaveLength(3);
    expect(keyOf('Mehndi')).toBe('f3');
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
    const { result } = renderHook(() => useToldBefore(code));
    expect(result.current.data?.functions.map(({ until }) => until)).toEqual([updatedAt, updatedAt]);
  });
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
