import { beforeEach, describe, expect, test, vi } from 'vitest';
import { draftOf } from '#src/domain/draft/draft-of-invitation.ts';
import { keepMine, saveEdits, undoEdits } from '#src/pages/my-wedding/save-edits.ts';
import { followSetting, rebaseEdits } from '#src/pages/my-wedding/wedding-edits.ts';
import {
  AT_CITY_PALACE,
  addFunction,
  beginAnew,
  desk,
  keyOf,
  type,
  typePlace,
} from '#tests/support/desk-edits.ts';
import { saveElsewhere, server } from '#tests/support/desk-server.ts';
import { SAMPLE, SANGEET } from '#tests/support/sample-invitation.ts';

vi.mock('#src/data/invitations-api.ts', () => import('#tests/support/desk-server.ts'));
/** What happens on this phone while the guest list is read, for the key of a new function. */
let whileReading = () => {};
vi.mock('#src/features/guest-list/use-guest-list.ts', async () => {
  const { NO_GUESTS } = await import('#src/domain/guests/guest-list.ts');
  const view = () => ({ status: 'ready', guestList: NO_GUESTS });
  return { guestListOf: () => ({ sync: async () => whileReading(), view }) };
});

beforeEach(() => {
  beginAnew();
  whileReading = () => {};
});

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

  test('nor is one that is saved while the guest list is read for the key of a new function', async () => {
    const texts = { ...SAMPLE.texts, thanks: 'Thank you' };
    addFunction('own-1', 'Mehndi');
    whileReading = () => {
      whileReading = () => {};
      saveElsewhere({ texts });
      rebaseEdits(server.stored);
      typePlace('Udaipur');
    };
    expect(await saveEdits(SAMPLE)).toMatchObject({ outcome: 'saved' });
    expect(server.stored).toMatchObject({ place: 'Jaipur', texts });
    await saveEdits(server.stored);
    expect(server.stored).toMatchObject({ place: 'Udaipur', texts });
    expect(keyOf('Mehndi')).toBe('f3');
  });

  test('what is typed while the guest list is read is asked about if they have changed the same', async () => {
    addFunction('own-1', 'Mehndi');
    saveElsewhere({ place: 'Pune' });
    // The first attempt is refused, and the second reads the list again.
    whileReading = () => {
      whileReading = () => typePlace('Udaipur');
    };
    expect(await saveEdits(SAMPLE)).toMatchObject({ outcome: 'conflict', theirs: { place: 'Pune' } });
    expect(desk(SAMPLE).current.draft.place).toBe('Udaipur');
  });

  test('a field that is put back after the question is no change any more', async () => {
    typePlace('Udaipur');
    saveElsewhere({ place: 'Pune' });
    expect(await saveEdits(SAMPLE)).toMatchObject({ outcome: 'conflict' });
    typePlace('Jaipur');
    expect(await saveEdits(SAMPLE)).toMatchObject({ outcome: 'saved' });
    expect(server.stored.place).toBe('Pune');
  });

  test('a field whose typed text differs from what was stored of it only by spaces is theirs after the save', async () => {
    typePlace('Udaipur ');
    const families: [string, string] = ['The Sharmas', 'The Guptas'];
    server.meanwhile = () => type((draft) => ({ ...draft, families }));
    await saveEdits(SAMPLE);
    saveElsewhere({ place: 'Pune' });
    expect(await saveEdits(server.stored)).toMatchObject({ outcome: 'saved' });
    expect(server.stored).toMatchObject({ place: 'Pune', families });
  });

  test('a function that is put back while its key is given to a new one keeps it, and both stay', async () => {
    const [sangeet, phere] = draftOf(SAMPLE).functions;
    if (!sangeet || !phere) throw new Error('the sample has two functions');
    type((draft) => ({ ...draft, functions: [sangeet] }));
    await saveEdits(SAMPLE);
    const known = server.stored;
    addFunction('own-1', 'Mehndi', known);
    whileReading = () => type((draft) => ({ ...draft, functions: [...draft.functions, phere] }), known);
    await saveEdits(known);
    whileReading = () => {};
    await saveEdits(server.stored);
    expect(server.stored.functions.map(({ name }) => name).sort()).toEqual(['Mehndi', 'Phere', 'Sangeet']);
    expect(keyOf('Phere')).toBe('f2');
  });

  test('what is typed on the old version while a save without changes takes theirs is no change of theirs', async () => {
    saveElsewhere({ place: 'Pune' });
    server.meanwhile = () => {
      server.meanwhile = () =>
        type((draft) => ({ ...draft, families: ['The Sharmas', 'The Guptas'] }), SAMPLE);
    };
    const saving = await saveEdits(SAMPLE);
    if (saving.outcome !== 'saved') throw new Error(saving.outcome);
    expect(await saveEdits(saving.stored)).toMatchObject({ outcome: 'saved' });
    expect(server.stored).toMatchObject({ place: 'Pune', families: ['The Sharmas', 'The Guptas'] });
  });

  test('a wall that they close after it was opened here stays closed', async () => {
    typePlace('Udaipur');
    saveElsewhere({ place: 'Pune' });
    await saveEdits(SAMPLE);
    saveElsewhere({ settings: { ...SAMPLE.settings, wall: 'approved' } });
    followSetting('wall', server.stored);
    saveElsewhere({ settings: SAMPLE.settings });
    const theirs = server.stored;
    keepMine(theirs);
    await saveEdits(theirs);
    expect(server.stored).toMatchObject({ place: 'Udaipur', settings: { wall: 'off' } });
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
