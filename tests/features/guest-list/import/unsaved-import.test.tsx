import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetWeddings } from '#src/data/forget-weddings.ts';
import { ImportScreen } from '#src/features/guest-list/import/import-screen.tsx';
import { useHasUnsavedGuests } from '#src/features/guest-list/typed-guests.ts';
import type { useGuestList } from '#src/features/guest-list/use-guest-list.ts';
import { loadToasts, Toaster } from '#src/ui/toast.tsx';
import { deferred } from '#tests/support/deferred.ts';
import { fakeGuestList } from '#tests/support/fake-guest-list.ts';
import { SAMPLE, SANGEET } from '#tests/support/sample-invitation.ts';

const LIST = 'Asha 98290 00001\nBabu 98290 00002';

afterEach(async () => {
  act(() => toast.remove());
  await forgetWeddings();
});

function show(change: Partial<ReturnType<typeof useGuestList>> = {}, invitation = SAMPLE) {
  const guestList = fakeGuestList([], change);
  const shown = render(
    <>
      <Toaster />
      <ImportScreen invitation={invitation} guestList={guestList} onBack={vi.fn()} />
    </>,
  );
  return { guestList, ...shown };
}

/** Whether the desk delays a reload for a new version, and asks before it is left. */
function isHeldBack(): boolean {
  const { result, unmount } = renderHook(() => useHasUnsavedGuests(SAMPLE.code));
  unmount();
  return result.current;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const box = () => screen.getByRole('textbox', { name: 'Paste your list' });
const firstName = () => screen.getByRole('textbox', { name: 'Name, line 1' });

function paste() {
  fireEvent.change(box(), { target: { value: LIST } });
  press('Look at the list');
}

function correct() {
  fireEvent.change(firstName(), { target: { value: 'Asha bua' } });
}

test('‘Paste something else’ shows what was pasted, to add a line that was forgotten', () => {
  show();
  paste();
  press('Paste something else');
  expect(box()).toHaveProperty('value', LIST);
});

const chooseFile = (text: string, name = 'guests.csv') =>
  fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [new File([text], name)] } });

test('the lines of a file are in the box, to correct there what was wrong', async () => {
  show();
  chooseFile('\ufeffName,Mobile\r\nAsha,98290 00001\r\nBabu,1234');
  await screen.findByRole('textbox', { name: 'Name, line 1' });
  press('Paste something else');
  expect(box()).toHaveProperty('value', 'Name,Mobile\nAsha,98290 00001\nBabu,1234');
  chooseFile('Chandra,98290 00003');
  await screen.findByDisplayValue('Chandra');
  press('Paste something else');
  expect(box(), 'another file takes its place').toHaveProperty('value', 'Chandra,98290 00003');
});

test('a file with too many lines is in the box, to be divided there', async () => {
  show();
  const text = 'Asha\n'.repeat(2_001);
  chooseFile(text);
  expect(await screen.findByText(/more than 2,000 lines/)).toBeTruthy();
  expect(box()).toHaveProperty('value', text);
});

test('contacts of a file are in the box without their pictures', async () => {
  show();
  const card = (picture: string) => `BEGIN:VCARD\nFN:Asha\n${picture}TEL:98290 00001\nEND:VCARD`;
  chooseFile(card('PHOTO;ENCODING=b:AAAA\n AAAA\n'), 'contacts.vcf');
  await screen.findByDisplayValue('Asha');
  press('Paste something else');
  expect(box().textContent).not.toContain('AAAA');
  press('Look at the list');
  expect(firstName()).toHaveProperty('value', 'Asha');
});

/** Answers the question, which says that what was corrected is lost and not that it is in the box. */
function pasteSomethingElse() {
  press('Paste something else');
  const dialog = screen.getByRole('dialog', { name: 'Paste something else?' });
  expect(dialog.textContent).toContain('These lines, and what you corrected and chose in them, are lost.');
  const [, confirm] = screen.getAllByRole('button', { name: 'Paste something else' });
  if (!confirm) throw new Error('Nothing was asked');
  fireEvent.click(confirm);
}

test('a file takes nothing that was typed out of the box, and its lines are not said to be in it', async () => {
  show();
  fireEvent.change(box(), { target: { value: LIST } });
  chooseFile('Chandra,98290 00003');
  await screen.findByDisplayValue('Chandra');
  fireEvent.change(firstName(), { target: { value: 'Chandra ji' } });
  pasteSomethingElse();
  expect(box()).toHaveProperty('value', LIST);
});

test('what is in the box is still there after a file was added that had nothing to do with it', async () => {
  const { unmount } = show();
  fireEvent.change(box(), { target: { value: LIST } });
  chooseFile('Chandra,98290 00003');
  await screen.findByDisplayValue('Chandra');
  press('Add 1 family');
  await screen.findByText('1 family added.');
  unmount();
  show();
  expect(box()).toHaveProperty('value', LIST);
  expect(isHeldBack()).toBe(true);
});

/** Chooses one contact, where the browser has a list of them. */
async function chooseContact() {
  vi.stubGlobal('navigator', {
    contacts: { select: async () => [{ name: ['Chandra'], tel: ['98290 00003'] }] },
  });
  const shown = show();
  fireEvent.change(box(), { target: { value: LIST } });
  press('Choose from my contacts');
  await screen.findByDisplayValue('Chandra');
  return shown;
}

test('chosen contacts are lines of their own, and take nothing that was typed out of the box', async () => {
  await chooseContact();
  expect(screen.getAllByRole('textbox', { name: /^Name, line/ })).toHaveLength(1);
  fireEvent.change(firstName(), { target: { value: 'Chandra ji' } });
  pasteSomethingElse();
  expect(box()).toHaveProperty('value', LIST);
});

test('what is in the box is still there after contacts were added', async () => {
  const { guestList, unmount } = await chooseContact();
  press('Add 1 family');
  await screen.findByText('1 family added.');
  expect(guestList.addFamilies).toHaveBeenCalledWith(
    [expect.objectContaining({ name: 'Chandra', phone: '+919829000003' })],
    expect.anything(),
  );
  unmount();
  show();
  expect(box()).toHaveProperty('value', LIST);
  expect(isHeldBack()).toBe(true);
});

test('‘Paste something else’ asks before it throws corrections away', () => {
  show();
  paste();
  correct();
  press('Paste something else');
  expect(screen.getByRole('dialog', { name: 'Paste something else?' })).toBeTruthy();
  press('Keep these lines');
  expect(firstName()).toHaveProperty('value', 'Asha bua');

  fireEvent.click(screen.getByRole('checkbox', { name: 'Sangeet' }));
  press('Paste something else');
  const [, confirm] = screen.getAllByRole('button', { name: 'Paste something else' });
  if (!confirm) throw new Error('Nothing was asked');
  fireEvent.click(confirm);
  expect(box()).toHaveProperty('value', LIST);
  press('Look at the list');
  expect(firstName()).toHaveProperty('value', 'Asha');
  expect(screen.getByRole('checkbox', { name: 'Sangeet' })).toHaveProperty('checked', true);
});

test('a list with its corrections is still there after a look at another part of the desk', () => {
  const { unmount } = show();
  paste();
  correct();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Add Babu' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sangeet' }));
  unmount();
  show();
  expect(firstName()).toHaveProperty('value', 'Asha bua');
  expect(screen.getByRole('checkbox', { name: 'Sangeet' })).toHaveProperty('checked', false);
  expect(screen.getByRole('button', { name: 'Add 1 family' })).toBeTruthy();
});

test('no reload for a new version interrupts it, until it is saved', async () => {
  show();
  expect(isHeldBack()).toBe(false);
  fireEvent.change(box(), { target: { value: LIST } });
  expect(isHeldBack()).toBe(true);
  press('Look at the list');
  expect(isHeldBack()).toBe(true);
  press('Add 2 families');
  expect(isHeldBack()).toBe(true);
  await screen.findByText('2 families added.');
  expect(isHeldBack()).toBe(false);
});

test('a list that was saved is not shown again', async () => {
  const { unmount } = show();
  paste();
  press('Add 2 families');
  await screen.findByText('2 families added.');
  unmount();
  show();
  expect(box()).toHaveProperty('value', '');
});

test('on a shared phone nothing of it is left after signing out', async () => {
  const { unmount } = show();
  paste();
  unmount();
  await forgetWeddings();
  show();
  expect(box()).toHaveProperty('value', '');
});

const NOT_ALL = 'Not all of your list is added yet. The rest is here under ‘Add families’.';

test('‘Back to the list’ says nothing while it is being saved, and that the rest is kept once that has failed', async () => {
  await loadToasts();
  const saved = deferred();
  show({
    addFamilies: (_families, onSaved) => {
      onSaved?.(1);
      return saved.promise;
    },
  });
  paste();
  press('Add 2 families');
  press('Back to the list');
  saved.reject(new Error('offline'));
  await screen.findByText('1 of 2 families is saved');
  expect(screen.queryByText(NOT_ALL)).toBeNull();
  press('Back to the list');
  expect(await screen.findByText(NOT_ALL)).toBeTruthy();
});

test('‘Back to the list’ says that a line is left that was corrected after the others were added', async () => {
  await addFirst();
  fireEvent.change(screen.getByRole('textbox', { name: 'Name, line 2' }), { target: { value: 'Babu ji' } });
  const [back] = screen.getAllByRole('button', { name: 'Back to the list' });
  if (!back) throw new Error('There is no way back');
  fireEvent.click(back);
  expect(await screen.findByText(NOT_ALL)).toBeTruthy();
});

/** Adds one line of two. */
async function addFirst() {
  show();
  paste();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Add Babu' }));
  press('Add 1 family');
  await screen.findByText('1 family added.');
}

test('the question before ‘Paste something else’ says that lines are lost which are in no box', async () => {
  await addFirst();
  fireEvent.change(screen.getByRole('textbox', { name: 'Name, line 2' }), { target: { value: 'Babu ji' } });
  press('Paste something else');
  const dialog = screen.getByRole('dialog', { name: 'Paste something else?' });
  expect(dialog.textContent).not.toContain('stays in its box');
  expect(dialog.textContent).toContain('These lines, and what you corrected and chose in them, are lost.');
});

test('functions that the couple adds and removes meanwhile are chosen, and left out, for all', async () => {
  const [sangeet, phere] = SAMPLE.functions;
  if (!sangeet || !phere) throw new Error('The sample has two functions');
  const { unmount } = show();
  paste();
  fireEvent.click(screen.getByRole('button', { name: 'One seat more' }));
  unmount();
  const { guestList } = show(
    {},
    { ...SAMPLE, functions: [sangeet, { ...SANGEET, key: 'f3', name: 'Haldi' }] },
  );
  expect(screen.getByRole('checkbox', { name: 'Haldi' })).toHaveProperty('checked', true);
  press('Add 2 families');
  await screen.findByText('2 families added.');
  const invited = expect.objectContaining({ functions: ['f1', 'f3'], seats: 5 });
  expect(guestList.addFamilies).toHaveBeenCalledWith([invited, invited], expect.anything());
});

test('a function that was chosen for all and then removed is left out', async () => {
  const haldi = { ...SANGEET, key: 'f3', name: 'Haldi' } as const;
  const { unmount } = show({}, { ...SAMPLE, functions: [...SAMPLE.functions, haldi] });
  paste();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sangeet' }));
  unmount();
  const { guestList } = show();
  press('Add 2 families');
  await screen.findByText('2 families added.');
  const invited = expect.objectContaining({ functions: ['f2'] });
  expect(guestList.addFamilies).toHaveBeenCalledWith([invited, invited], expect.anything());
});
