import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Draft } from '#src/domain/draft/draft.ts';
import type { Family } from '#src/domain/guests/family.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { DeskEditor } from '#src/pages/my-wedding/desk-editor.tsx';
import { forgetTold } from '#src/pages/my-wedding/told-before.ts';
import { useWeddingEdits } from '#src/pages/my-wedding/wedding-edits.ts';
import { resetServer, saveElsewhere, server } from '#tests/support/desk-server.ts';
import { GUPTAS } from '#tests/support/sample-families.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { until } from '#tests/support/until.ts';
import { MY_WEDDING } from '#text/invitation-owner.ts';

const texts = MY_WEDDING.edit;

vi.mock('#src/data/invitations-api.ts', () => import('#tests/support/desk-server.ts'));
vi.mock('#src/data/portraits-api.ts', () => ({ readPortraits: async () => [] }));
vi.mock('#src/data/album-api.ts', () => ({ readAlbumSettings: async () => undefined }));
let families: readonly Family[] = [];
vi.mock('#src/features/guest-list/use-guest-list.ts', async () => {
  const { NO_GUESTS } = await import('#src/domain/guests/guest-list.ts');
  const view = () => ({ status: 'ready', guestList: NO_GUESTS });
  return {
    useGuestList: () => ({ families }),
    guestListOf: () => ({ sync: async () => undefined, view }),
  };
});

beforeEach(() => {
  localStorage.clear();
  forgetTold(SAMPLE.code);
  resetServer();
  families = [GUPTAS];
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
const open = () => render(<Desk opened={server.stored} />);

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

/** A press is ignored while a save is still being read back. */
const isRested = () =>
  until(() => expect(screen.getByRole('button', { name: texts.save, busy: false })).toBeTruthy());
const isPlace = (place: string) => until(() => expect(server.stored.place).toBe(place));

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
    await isRested();
    expect(screen.getByRole('button', { name: texts.undo })).toBeTruthy();
    press(texts.save);
    await isPlace('Udaipur, Raj');
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
    families = [{ ...GUPTAS, sentAt: Date.now() + 1_000 }];
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
    expect(server.stored.settings.closesAt).toBe(settings.closesAt);
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
    expect(server.stored.settings.closesAt).toBe(settings.closesAt);
  });

  test('a wall that they have switched stays as it is, and families that heard our place are not told of it', async () => {
    change((draft) => ({
      ...draft,
      functions: draft.functions.map((one) => ({ ...one, dress: 'Yellow' })),
    }));
    families = [{ ...GUPTAS, sentAt: 1 }];
    open();
    const functions = SAMPLE.functions.map((one) => ({ ...one, venue: 'City Palace, Udaipur' }));
    saveElsewhere({ functions, settings: { ...SAMPLE.settings, wall: 'approved' } });
    press(texts.save);
    fireEvent.click(await screen.findByRole('button', { name: texts.conflict.mine }));
    await until(() => expect(server.stored.functions[0]?.dress).toBe('Yellow'));
    expect(server.stored.functions).toEqual(SAMPLE.functions.map((one) => ({ ...one, dress: 'Yellow' })));
    expect(server.stored.settings.wall).toBe('approved');
    await until(() => expect(screen.queryByRole('button', { name: texts.undo })).toBeNull());
    await isRested();
    expect(screen.queryByRole('button', { name: MY_WEDDING.tell.tell })).toBeNull();
  });

  test('whoever undoes their own changes sees what is stored, and overwrites nothing', async () => {
    await meetTheirs({ place: 'Pune' });
    press(texts.undo);
    expect(screen.queryByText(texts.conflict.title)).toBeNull();
    expect(screen.getByDisplayValue('Pune')).toBeTruthy();
    expect(server.stored.place).toBe('Pune');
  });
});
