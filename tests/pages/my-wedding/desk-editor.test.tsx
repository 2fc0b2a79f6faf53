import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Draft } from '#src/domain/draft/draft.ts';
import type { Family } from '#src/domain/guests/family.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { DeskEditor } from '#src/pages/my-wedding/desk-editor.tsx';
import { forgetTold } from '#src/pages/my-wedding/told-before.ts';
import { useWeddingEdits } from '#src/pages/my-wedding/use-wedding-edits.ts';
import { functionWith } from '#tests/support/sample-draft.ts';
import { GUPTAS } from '#tests/support/sample-families.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { until } from '#tests/support/until.ts';
import { MY_WEDDING } from '#text/invitation-owner.ts';

const texts = MY_WEDDING.edit;

const server = vi.hoisted(() => ({
  stored: undefined as Invitation | undefined,
  /** `lost`: saves, but the response does not arrive. */
  network: 'good' as 'good' | 'lost' | 'none',
  families: [] as readonly Family[],
}));

vi.mock('#src/data/invitations-api.ts', async () => {
  const { isSameDraft } = await import('#src/domain/draft/draft-of-invitation.ts');
  return {
    readInvitation: async () => server.stored,
    saveInvitation: async (edited: Invitation) => {
      const { stored, network } = server;
      if (network === 'none') throw new Error('offline');
      if (stored && stored.updatedAt !== edited.updatedAt) {
        return isSameDraft(stored, edited) ? undefined : stored;
      }
      server.stored = { ...edited, updatedAt: edited.updatedAt + 1 };
      if (network === 'lost') throw new Error('the response was lost');
      return undefined;
    },
  };
});
vi.mock('#src/data/portraits-api.ts', () => ({ readPortraits: async () => [] }));
vi.mock('#src/features/guest-list/use-guest-list.ts', async () => {
  const { NO_GUESTS } = await import('#src/domain/guests/guest-list.ts');
  const view = () => ({ status: 'ready', guestList: NO_GUESTS });
  return {
    useGuestList: () => ({ families: server.families }),
    guestListOf: () => ({ sync: async () => undefined, view }),
  };
});

beforeEach(() => {
  localStorage.clear();
  forgetTold(SAMPLE.code);
  Object.assign(server, { stored: SAMPLE, network: 'good', families: [GUPTAS] });
});
afterEach(() => void vi.useRealTimers());

function Desk({ opened }: { readonly opened: Invitation }) {
  const [invitation, setInvitation] = useState(opened);
  return (
    <MemoryRouter>
      <DeskEditor invitation={invitation} onSaved={setInvitation} />
    </MemoryRouter>
  );
}

/** As a reload shows it. */
const open = () => render(<Desk opened={server.stored ?? SAMPLE} />);

/** Types into the desk that shows `shown`. */
function change(next: (draft: Draft) => Draft, shown = SAMPLE) {
  const { result } = renderHook(() => useWeddingEdits(shown));
  act(() => result.current.change(next));
}
const typePlace = (place: string, shown = SAMPLE) => change((draft) => ({ ...draft, place }), shown);
const moveAll = (venue: string) =>
  change((draft) => ({ ...draft, functions: draft.functions.map((one) => ({ ...one, venue })) }));

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function saveWithoutResponse() {
  server.network = 'lost';
  press(texts.save);
  await screen.findByText(texts.failed);
  server.network = 'good';
}

/** Another phone saves. */
function saveElsewhere(changed: Partial<Invitation>) {
  const stored = server.stored ?? SAMPLE;
  server.stored = { ...stored, ...changed, updatedAt: stored.updatedAt + 1_000 };
}

const isPlace = (place: string) => until(() => expect(server.stored?.place).toBe(place));

test('a place that was changed by a save whose response was lost is still offered to be told', async () => {
  moveAll('Lake Palace, Udaipur');
  const { unmount } = open();
  await saveWithoutResponse();
  unmount();
  open();
  expect(await screen.findByRole('button', { name: MY_WEDDING.tell.tell })).toBeTruthy();
});

test('a place that somebody else has changed is not offered to be told by whoever opens that version', async () => {
  moveAll('Lake Palace, Udaipur');
  open();
  const functions = SAMPLE.functions.map((one) => ({ ...one, venue: 'City Palace, Udaipur' }));
  saveElsewhere({ functions });
  press(texts.save);
  fireEvent.click(await screen.findByRole('button', { name: texts.conflict.theirs }));
  await until(() => expect(screen.queryByText(texts.conflict.title)).toBeNull());
  expect(screen.queryByRole('button', { name: MY_WEDDING.tell.tell })).toBeNull();
});

describe('what is typed after a save whose response was lost', () => {
  test('is saved over it, and nobody is said to have saved meanwhile', async () => {
    typePlace('Udaipur');
    open();
    await saveWithoutResponse();
    typePlace('Udaipur, Rajasthan');
    press(texts.save);
    await isPlace('Udaipur, Rajasthan');
    expect(screen.queryByText(texts.conflict.title)).toBeNull();
  });

  test('is asked about when somebody else has saved since', async () => {
    typePlace('Udaipur');
    open();
    await saveWithoutResponse();
    saveElsewhere({ place: 'Pune' });
    typePlace('Udaipur, Rajasthan');
    press(texts.save);
    expect(await screen.findByText(texts.conflict.title)).toBeTruthy();
  });

  test('is not saved before Save is pressed for it', async () => {
    typePlace('Udaipur');
    open();
    await saveWithoutResponse();
    typePlace('Udaipur, Rajasthan');
    press(texts.save);
    typePlace('Udaipur, Raj');
    await isPlace('Udaipur, Rajasthan');
    await until(() => expect(screen.getByRole('button', { name: texts.undo })).toBeTruthy());
    press(texts.save);
    await isPlace('Udaipur, Raj');
  });

  test('leaves a new function the key that its families were invited by', async () => {
    change((draft) => ({ ...draft, functions: [...draft.functions, functionWith({ id: 'own-1' })] }));
    const { unmount } = open();
    await saveWithoutResponse();
    const keys = server.stored?.functions.map(({ key }) => key);
    expect(keys).toContain('f3');
    unmount();
    open();
    typePlace('Udaipur');
    press(texts.save);
    await isPlace('Udaipur');
    expect(server.stored?.functions.map(({ key }) => key)).toEqual(keys);
  });

  test('is no second function in the place of the first, also when the shop has published the page meanwhile', async () => {
    const add = (name: string, shown = SAMPLE) =>
      change(
        (draft) => ({ ...draft, functions: [...draft.functions, functionWith({ id: 'own-1', name })] }),
        shown,
      );
    add('Mehndi');
    open();
    press(texts.save);
    await until(() => expect(server.stored?.functions).toHaveLength(SAMPLE.functions.length + 1));
    await until(() => expect(screen.queryByRole('button', { name: texts.undo })).toBeNull());
    saveElsewhere({ published: true });
    add('Garba', server.stored);
    press(texts.save);
    await until(() => expect(server.stored?.functions.map(({ name }) => name)).toContain('Garba'));
    const keys = server.stored?.functions.map(({ key }) => key) ?? [];
    expect(new Set(keys).size).toBe(SAMPLE.functions.length + 2);
  });

  test('and taken back before it is saved leaves what was stored, which the couple then sees', async () => {
    typePlace('Udaipur');
    open();
    await saveWithoutResponse();
    press(texts.undo);
    expect(await screen.findByDisplayValue('Udaipur')).toBeTruthy();
    typePlace('Pune', server.stored);
    press(texts.save);
    await isPlace('Pune');
  });

  test('reaches families that were sent the place in between, when it is the old place again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    moveAll('Lake Palace, Udaipur');
    open();
    await saveWithoutResponse();
    const [{ venue = '' } = {}] = SAMPLE.functions;
    server.families = [{ ...GUPTAS, sentAt: Date.now() + 1_000 }];
    vi.setSystemTime(Date.now() + 60_000);
    moveAll(venue);
    press(texts.save);
    expect(await screen.findByRole('button', { name: MY_WEDDING.tell.tell })).toBeTruthy();
  });
});

describe('when somebody else has saved, too', () => {
  async function meetTheirs(changed: Partial<Invitation>) {
    typePlace('Udaipur');
    open();
    saveElsewhere(changed);
    press(texts.save);
    await screen.findByText(texts.conflict.title);
  }

  test('a page that they have closed, and changed nothing else, is saved without a question, and stays closed', async () => {
    typePlace('Udaipur');
    open();
    const settings = { ...SAMPLE.settings, closesAt: SAMPLE.updatedAt };
    saveElsewhere({ settings });
    press(texts.save);
    await isPlace('Udaipur');
    expect(server.stored?.settings.closesAt).toBe(settings.closesAt);
    expect(screen.queryByText(texts.conflict.title)).toBeNull();
  });

  test('a page that they closed stays closed, also when the first attempt to keep ours fails', async () => {
    const settings = { ...SAMPLE.settings, closesAt: SAMPLE.updatedAt };
    await meetTheirs({ place: 'Pune', settings });
    server.network = 'none';
    press(texts.conflict.mine);
    await screen.findByText(texts.failed);
    server.network = 'good';
    press(texts.save);
    await isPlace('Udaipur');
    expect(server.stored?.settings.closesAt).toBe(settings.closesAt);
  });

  test('a wall that they have switched stays as it is, and families that heard our place are not told of it', async () => {
    const functions = SAMPLE.functions.map((one) => ({ ...one, venue: 'City Palace, Udaipur' }));
    server.families = [{ ...GUPTAS, sentAt: 1 }];
    await meetTheirs({ functions, settings: { ...SAMPLE.settings, wall: 'approved' } });
    press(texts.conflict.mine);
    await isPlace('Udaipur');
    expect(server.stored?.settings.wall).toBe('approved');
    expect(server.stored?.functions).toEqual(SAMPLE.functions);
    await until(() => expect(screen.queryByRole('button', { name: texts.undo })).toBeNull());
    expect(screen.queryByRole('button', { name: MY_WEDDING.tell.tell })).toBeNull();
  });

  test('whoever undoes their own changes sees what is stored, and overwrites nothing', async () => {
    await meetTheirs({ place: 'Pune' });
    press(texts.undo);
    expect(screen.queryByText(texts.conflict.title)).toBeNull();
    expect(screen.getByDisplayValue('Pune')).toBeTruthy();
    expect(server.stored?.place).toBe('Pune');
  });
});
