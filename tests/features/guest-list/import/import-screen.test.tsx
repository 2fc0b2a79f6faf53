import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { forgetWeddings } from '#src/data/forget-weddings.ts';
import type { Family } from '#src/domain/guests/family.ts';
import { ImportScreen } from '#src/features/guest-list/import/import-screen.tsx';
import type { useGuestList } from '#src/features/guest-list/use-guest-list.ts';
import { fakeGuestList } from '#tests/support/fake-guest-list.ts';
import { SHARMAS } from '#tests/support/sample-families.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

type AddFamilies = ReturnType<typeof useGuestList>['addFamilies'];

const LIST = 'Verma ji, +91 98290 00001, 2\nSharma ji, 98290 12345\nGupta ji, 12345\nNani ji';

afterEach(forgetWeddings);

function show(addFamilies: AddFamilies = () => Promise.resolve(), families: readonly Family[] = [SHARMAS]) {
  const guestList = fakeGuestList(families, { addFamilies: vi.fn(addFamilies) });
  const screenWith = (list: typeof guestList) => (
    <ImportScreen invitation={SAMPLE} guestList={list} onBack={vi.fn()} />
  );
  const { rerender } = render(screenWith(guestList));
  return {
    added: () => vi.mocked(guestList.addFamilies).mock.calls.map(([batch]) => batch),
    /** The partner adds families meanwhile. */
    bring: (more: readonly Family[]) => rerender(screenWith({ ...guestList, families: more })),
  };
}

function paste(text: string) {
  fireEvent.change(screen.getByRole('textbox', { name: 'Paste your list' }), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Look at the list' }));
}

function line(place: number): HTMLElement {
  const row = screen.getAllByRole('listitem')[place - 1];
  if (!row) throw new Error(`There is no line ${place}`);
  return row;
}

describe('a pasted list is looked through before anything is saved', () => {
  test('every line says what becomes of it', () => {
    show();
    paste(LIST);
    expect(screen.getByText('2 ready, 1 repeated, 1 not understood')).toBeTruthy();
    expect(line(2).textContent).toContain('On your list already: Sharma family, +91 98290 12345');
    expect(line(3).textContent).toContain('this is not a mobile number');
    expect(line(3).textContent).toContain('Gupta ji, 12345');
  });

  test('nothing in doubt is ticked, until somebody has looked at it', () => {
    show();
    paste('Suresh +1 98290 00001\nGupta ji 98290 0000 2 log\nok thanks');
    expect(screen.getByText('2 not certain, 1 not understood')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add 0 families' })).toHaveProperty('disabled', true);
    expect(line(1).textContent).toContain('the number can be read in two ways');
    fireEvent.click(within(line(1)).getByRole('checkbox', { name: 'Add Suresh' }));
    expect(screen.getByRole('button', { name: 'Add 1 family' })).toBeTruthy();
  });

  test('a corrected name leaves the number in doubt', () => {
    show();
    paste('Suresh +1 98290 00001');
    fireEvent.change(within(line(1)).getByRole('textbox', { name: 'Name, line 1' }), {
      target: { value: 'Suresh Rao' },
    });
    expect(line(1).textContent).toContain('the number can be read in two ways');
    expect(screen.getByRole('button', { name: 'Add 0 families' })).toHaveProperty('disabled', true);
  });

  test('a heading sets the side of the lines below it, and is no family itself', async () => {
    const { added } = show();
    paste('Chacha ji\nMeera side\nNani ji\nOffice side:\nRao sir\n<Media omitted>');
    expect(screen.getByText('3 ready, 2 headings, 1 left out')).toBeTruthy();
    const whose = screen.getByRole('combobox', { name: 'Whose guests are below ‘Office side’' });
    fireEvent.change(whose, { target: { value: 'one' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add 3 families' }));
    await screen.findByText('3 families added.');
    expect(added()[0]).toMatchObject([
      { name: 'Chacha ji', side: 'both' },
      { name: 'Nani ji', side: 'two' },
      { name: 'Rao sir', side: 'one' },
    ]);
  });

  test('what was taken for a heading can be a family all the same', () => {
    show();
    paste('Mama side');
    fireEvent.click(screen.getByRole('button', { name: 'This is a family' }));
    expect(screen.getByRole('button', { name: 'Add 1 family' })).toBeTruthy();
  });

  test('lines that are taken are added with what is chosen for all', async () => {
    const { added } = show();
    paste(LIST);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Sangeet' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Whose guests' }), { target: { value: 'two' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add 2 families' }));
    await screen.findByText('2 families added.');
    expect(added()[0]).toMatchObject([
      { name: 'Verma ji', phone: '+919829000001', seats: 2, functions: ['f2'], side: 'two' },
      { name: 'Nani ji', phone: '', seats: 4, functions: ['f2'], side: 'two' },
    ]);
    expect(screen.getByText('2 lines left. Correct and add them, or go to your list.')).toBeTruthy();
  });

  test('a line that is corrected is added, a duplicate only when it is chosen', async () => {
    const user = userEvent.setup();
    const { added } = show();
    paste(LIST);
    const phone = within(line(3)).getByRole('textbox', { name: 'Mobile number, line 3' });
    await user.clear(phone);
    await user.type(phone, '9829000003');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Add Sharma ji' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Add Nani ji' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add 3 families' }));
    await screen.findByText('3 families added.');
    expect(added()[0]?.map(({ name }) => name)).toEqual(['Verma ji', 'Sharma ji', 'Gupta ji']);
  });

  test('nothing can be added to no function at all', () => {
    show();
    paste(LIST);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Sangeet' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Phere' }));
    expect(screen.getByText('Choose what they are invited to.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add 2 families' }).hasAttribute('disabled')).toBe(true);
  });

  test('a list that is too long is refused in plain words', () => {
    show();
    paste('Asha\n'.repeat(2_001));
    expect(screen.getByText(/more than 2,000 lines/)).toBeTruthy();
  });
});

describe('when the connection breaks after the first of three families', () => {
  async function breakOff() {
    let calls = 0;
    const shown = show((_families, onSaved) => {
      calls += 1;
      if (calls > 1) return Promise.resolve();
      onSaved?.(1);
      return Promise.reject(new Error('offline'));
    }, []);
    paste('Asha\nBabu\nChandra');
    fireEvent.click(screen.getByRole('button', { name: 'Add 3 families' }));
    await screen.findByText('1 of 3 families is saved');
    return shown;
  }
  const carryOn = () => fireEvent.click(screen.getByRole('button', { name: 'Carry on' }));

  test('it says how many are saved, and carries on without doubles', async () => {
    const { added } = await breakOff();
    carryOn();
    await screen.findByText('3 families added.');
    const [first, second] = added();
    expect(second).toEqual(first?.slice(1));
  });

  test('the partner’s family like the saved one keeps none of the others back', async () => {
    const { added, bring } = await breakOff();
    bring([{ ...SHARMAS, name: 'Asha' }]);
    carryOn();
    await screen.findByText('3 families added.');
    expect(added()[1]?.map(({ name }) => name)).toEqual(['Babu', 'Chandra']);
  });

  test('a family that the partner has added meanwhile is neither added nor counted, and stays in view', async () => {
    const { added, bring } = await breakOff();
    bring([{ ...SHARMAS, name: 'Babu' }]);
    carryOn();
    await screen.findByText('2 families added.');
    expect(added()[1]?.map(({ name }) => name)).toEqual(['Chandra']);
    expect(line(1).textContent).toContain('On your list already: Babu');
  });

  test('the lines that are left can be corrected', async () => {
    const { added } = await breakOff();
    fireEvent.click(screen.getByRole('button', { name: 'Back to the lines' }));
    expect(document.activeElement?.contains(line(1))).toBe(true);
    fireEvent.change(screen.getByRole('textbox', { name: 'Name, line 2' }), { target: { value: 'Babu ji' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add 2 families' }));
    await screen.findByText('2 families added.');
    expect(added()[1]?.map(({ name }) => name)).toEqual(['Babu ji', 'Chandra']);
  });
});

describe('contacts of the phone', () => {
  test('become lines like any others', async () => {
    vi.stubGlobal('navigator', {
      contacts: { select: () => Promise.resolve([{ name: ['Asha ❤️'], tel: ['98290 00001'] }]) },
    });
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Choose from my contacts' }));
    await waitFor(() => expect(line(1).textContent).toContain('+91 added'));
  });

  test('that the browser cannot show after all lead back to the paste box', async () => {
    vi.stubGlobal('navigator', { contacts: { select: () => Promise.reject(new TypeError('no')) } });
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Choose from my contacts' }));
    await screen.findByText(/This browser cannot show your contacts/);
    expect(screen.getByRole('textbox', { name: 'Paste your list' })).toBeTruthy();
  });
});
