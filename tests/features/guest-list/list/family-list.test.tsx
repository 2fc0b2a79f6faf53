import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetWeddings } from '#src/data/forget-weddings.ts';
import type { Family } from '#src/domain/guests/family.ts';
import { fieldsAfter } from '#src/domain/guests/family-change.ts';
import { FamilyList } from '#src/features/guest-list/list/family-list.tsx';
import { queueOf, sendQueues } from '#src/features/guest-list/sending/send-queue.ts';
import type { useGuestList } from '#src/features/guest-list/use-guest-list.ts';
import { ToldForm } from '#src/features/replies/told-form.tsx';
import { fakeGuestList } from '#tests/support/fake-guest-list.ts';
import { GUPTAS, NANI, SHARMAS } from '#tests/support/sample-families.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const ALL = [SHARMAS, GUPTAS, NANI];

beforeEach(() => void vi.setSystemTime(SAMPLE.updatedAt));
afterEach(() => void vi.useRealTimers());
afterEach(forgetWeddings);

function show(
  families: readonly Family[] = ALL,
  change: Partial<ReturnType<typeof useGuestList>> = {},
  invitation = SAMPLE,
) {
  const guestList = fakeGuestList(families, change);
  const onSend = vi.fn();
  render(
    <FamilyList
      toldForm={ToldForm}
      invitation={invitation}
      guestList={guestList}
      onAdd={vi.fn()}
      onSend={onSend}
    />,
  );
  return { guestList, onSend };
}

function shownNames(): readonly string[] {
  return screen.getAllByRole('checkbox', { name: /^Select (?!all)/ }).map((box) => {
    return box.getAttribute('aria-label')?.replace('Select ', '') ?? '';
  });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the list', () => {
  test('says of each family what it is invited to and how far its invitation has come', () => {
    show();
    const row = screen.getByRole('checkbox', { name: 'Select गुप्ता परिवार' }).closest('[role="listitem"]');
    expect(row?.textContent).toContain('2 seats · Phere · Meera’s side · हिन्दी');
    expect(row?.textContent).toContain('+91 98290 12346');
    expect(row?.textContent).toContain('Sent 12 November 2026');
  });

  test('is narrowed by a search, and says how many are left', async () => {
    show();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'jaipur' } });
    await waitFor(() => expect(shownNames()).toEqual(['Sharma family', 'Nani ji']));
    expect(screen.getByText('2 of 3 families')).toBeTruthy();
  });

  test('without families offers to add some', () => {
    show([]);
    expect(screen.getByText('Whom are you inviting?')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add families' })).toBeTruthy();
  });
});

describe('a family is', () => {
  test('not added with more seats than one family may have', () => {
    const { guestList } = show();
    press('Type one family');
    fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Iyer family' } });
    const seats = screen.getByRole('textbox', { name: 'Seats' });
    seats.focus();
    fireEvent.change(seats, { target: { value: '51' } });
    press('Save');
    expect(document.activeElement).toBe(seats);
    expect(screen.getByText(/from 1 to 50/)).toBeTruthy();
    expect(guestList.addFamilies).not.toHaveBeenCalled();
  });

  test('added with a number in E.164; without a name it is not', async () => {
    const { guestList } = show();
    press('Type one family');
    press('Save');
    expect(screen.getByText('Please type a name.')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: ' Iyer  family ' } });
    fireEvent.change(screen.getByRole('textbox', { name: /Mobile number/ }), {
      target: { value: '98290 00009' },
    });
    press('Save');
    await waitFor(() => expect(guestList.addFamilies).toHaveBeenCalledTimes(1));
    expect(vi.mocked(guestList.addFamilies).mock.calls[0]?.[0]).toMatchObject([
      { name: 'Iyer family', phone: '+919829000009', functions: ['f1', 'f2'], seats: 4 },
    ]);
  });

  test('added once, also when the response to the first attempt was lost; the next one is another family', async () => {
    const addFamilies = vi.fn<ReturnType<typeof useGuestList>['addFamilies']>();
    addFamilies.mockRejectedValueOnce(new Error('deadline-exceeded')).mockResolvedValue(undefined);
    show(ALL, { addFamilies });
    const type = (name: string) =>
      fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: name } });
    press('Type one family');
    type('Iyer family');
    press('Save');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBeNull(),
    );
    press('Save');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull());
    press('Type one family');
    type('Khan family');
    press('Save');
    await waitFor(() => expect(addFamilies).toHaveBeenCalledTimes(3));
    const [first, again, next] = addFamilies.mock.calls.map(([[family]]) => family?.id);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });

  test('saved with what was changed only, for somebody else may have changed the rest', async () => {
    const { guestList } = show();
    press('Edit Sharma family');
    press('One seat more');
    press('Save');
    await waitFor(() => expect(guestList.changeFamilies).toHaveBeenCalledWith([SHARMAS.id], { seats: 5 }));
  });

  test('warned about when another one has its number', () => {
    show();
    press('Type one family');
    fireEvent.change(screen.getByRole('textbox', { name: /Mobile number/ }), {
      target: { value: SHARMAS.phone },
    });
    expect(screen.getByText('Sharma family has the same number.')).toBeTruthy();
  });

  test('removed with a way back, which has the focus', async () => {
    const undo = vi.fn(() => Promise.resolve());
    const { guestList } = show(ALL, {
      removeFamilies: vi.fn(async () => ({ removed: [NANI], isWhole: true, undo })),
    });
    press('Edit Nani ji');
    press('Remove');
    await screen.findByText('Nani ji removed.');
    expect(guestList.removeFamilies).toHaveBeenCalledWith([NANI.id]);
    const button = screen.getByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(button);
    fireEvent.click(button);
    await waitFor(() => expect(undo).toHaveBeenCalledTimes(1));
  });

  test('given a new link only after one question', async () => {
    const renewed = { ...SHARMAS, id: 'fNewAAAAAAAAAAAAAAAAAAA' };
    const { guestList } = show(ALL, { renewLink: vi.fn(() => Promise.resolve(renewed)) });
    press('Edit Sharma family');
    press('Make a new link');
    expect(screen.getByRole('alert').textContent).toContain('The link they have now stops working');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep the link' }));
    expect(guestList.renewLink).not.toHaveBeenCalled();
    press('Make a new link');
    await screen.findByText(`https://shagun.example/i/ABCD12345678#${renewed.id}`);
  });

  test('saved after a new link with what was typed only, whatever somebody else has changed meanwhile', async () => {
    const renewed: Family = {
      ...SHARMAS,
      id: 'fNewAAAAAAAAAAAAAAAAAAA',
      functions: ['f1', 'f2', 'f3'],
      note: 'VIP',
    };
    const { guestList } = show(ALL, { renewLink: vi.fn(() => Promise.resolve(renewed)) });
    press('Edit Sharma family');
    fireEvent.change(screen.getByRole('textbox', { name: /Tags/ }), { target: { value: 'office, school' } });
    press('Make a new link');
    press('Make a new link');
    await screen.findByText(`https://shagun.example/i/ABCD12345678#${renewed.id}`);
    press('Save');
    await waitFor(() =>
      expect(guestList.changeFamilies).toHaveBeenCalledWith([renewed.id], {
        tags: { added: ['school'], removed: ['Jaipur'] },
      }),
    );
  });
});

describe('many families are', () => {
  test('changed at once, each keeping its other tags', async () => {
    const { guestList } = show();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    expect(screen.getByText('3 families selected')).toBeTruthy();
    press('Change');
    fireEvent.change(screen.getByRole('combobox', { name: 'Whose guests' }), { target: { value: 'two' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Add tags' }), { target: { value: 'Jaipur' } });
    press('Save');
    await waitFor(() =>
      expect(guestList.changeFamilies).toHaveBeenCalledExactlyOnceWith(
        ALL.map(({ id }) => id),
        { side: 'two', tags: { added: ['Jaipur'], removed: [] } },
      ),
    );
  });

  test('invited to what is chosen and nothing else, even if somebody has just invited them to more', async () => {
    const { guestList } = show();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Nani ji' }));
    press('Change');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Change what they are invited to' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Sangeet' }));
    press('Save');
    await waitFor(() => expect(guestList.changeFamilies).toHaveBeenCalledTimes(1));
    const change = vi.mocked(guestList.changeFamilies).mock.calls[0]?.[1] ?? {};
    expect(fieldsAfter({ ...NANI, functions: ['f1', 'f2', 'f9'] }, change)).toEqual({ functions: ['f2'] });
  });

  test('not changed when one of them would get more tags than can be stored', () => {
    const { guestList } = show();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    press('Change');
    fireEvent.change(screen.getByRole('textbox', { name: /Add tags/ }), {
      target: { value: 'x'.repeat(150) },
    });
    press('Save');
    expect(screen.getByText('Sharma family would have too many tags.')).toBeTruthy();
    expect(guestList.changeFamilies).not.toHaveBeenCalled();
  });

  test('still to send to when they are in the queue and on the list, whatever the search shows', async () => {
    const [, ...others] = ALL;
    sendQueues.change(SAMPLE.code, () => queueOf(SAMPLE.code, ALL));
    show(others);
    expect(screen.getByText(/2 families still to send/)).toBeTruthy();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nani' } });
    await waitFor(() => expect(shownNames()).toEqual(['Nani ji']));
    expect(screen.getByText(/2 families still to send/)).toBeTruthy();
  });

  test('no longer still to send to when all who were left have been removed', () => {
    sendQueues.change(SAMPLE.code, () => ({ ...queueOf(SAMPLE.code, ALL), at: 1 }));
    show([SHARMAS]);
    expect(screen.queryByRole('button', { name: 'Carry on' })).toBeNull();
  });
});

test('after the wedding those who have not been thanked yet are thanked, in a queue', () => {
  const last = Math.max(...SAMPLE.functions.map(({ start }) => start));
  vi.setSystemTime(last + 5 * 86_400_000);
  // The Guptas were sent their link at the last function, before there was anything to thank for.
  const { onSend } = show([
    SHARMAS,
    { ...GUPTAS, sentAt: last + 3_600_000 },
    { ...NANI, sentAt: last + 86_400_000 },
  ]);
  expect(screen.queryByRole('button', { name: /not sent yet/ })).toBeNull();
  press('Thank 2 families');
  expect(onSend).toHaveBeenCalledOnce();
  expect(sendQueues.current(SAMPLE.code)?.entries).toEqual([
    { id: SHARMAS.id, occasion: 'thanks' },
    { id: GUPTAS.id, occasion: 'thanks' },
  ]);
});
