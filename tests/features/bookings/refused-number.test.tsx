import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BookableForm } from '#src/features/bookings/bookable-form.tsx';
import { newDraft } from '#src/features/bookings/booking-draft.ts';
import { BookingForm } from '#src/features/bookings/booking-form.tsx';

const api = vi.hoisted(() => ({ readMonth: vi.fn(async () => ({})) }));
vi.mock('#src/features/bookings/bookings-api.ts', () => api);

const onSave = vi.fn();

beforeEach(() => onSave.mockClear());

const PRESSES = [
  ['takes the focus', (button: HTMLElement) => userEvent.click(button)],
  [
    'leaves the focus in the field, as in Safari',
    async (button: HTMLElement) => void fireEvent.click(button),
  ],
] as const;

function showForm(draft: Parameters<typeof newDraft>[0]) {
  render(
    <BookingForm
      draft={newDraft({ day: '2099-02-14', wants: { dj: 1 }, ...draft })}
      guard={(work) => work()}
      units={['dzire 1', 'dzire 2', 'dzire 3', 'dj 1']}
      own={undefined}
      busy={false}
      refused={undefined}
      onSave={onSave}
      onCancel={() => {}}
    />,
  );
}

const errorOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

describe.each(PRESSES)('where a press %s', (_, press) => {
  test('a booking of more than there are is not saved, but its number gets the focus and says how many there are', async () => {
    const user = userEvent.setup();
    showForm({ who: 'Sharma family' });
    const field = screen.getByRole('textbox', { name: 'How many: Dzire' });
    await user.clear(field);
    await user.type(field, '4');
    const save = screen.getByRole('button', { name: 'Save the booking' });
    await press(save);
    await press(save);
    expect(onSave).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field);
    expect(errorOf(field)).toBe('Type a whole number from 0 to 3.');

    await user.clear(field);
    await user.type(field, '3');
    await press(save);
    expect(onSave).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ wants: { dzire: 3, dj: 1 } }));
  });

  test('a count that cannot be is not saved, but gets the focus and says how many there may be', async () => {
    const user = userEvent.setup();
    render(<BookableForm units={['dj 1']} busy={false} onSave={onSave} />);
    const field = screen.getByRole('textbox', { name: 'How many: Kitchen' });
    await user.clear(field);
    await user.type(field, '21');
    await press(screen.getByRole('button', { name: 'Save' }));
    expect(onSave).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field);
    expect(errorOf(field)).toBe('Type a whole number from 0 to 20.');
  });
});

test('a name that was missing and has been typed since does not stop the booking', async () => {
  const user = userEvent.setup();
  showForm({});
  const save = screen.getByRole('button', { name: 'Save the booking' });
  await user.click(save);
  expect(screen.getByLabelText('Who is it for?').getAttribute('aria-invalid')).toBe('true');
  await user.type(screen.getByLabelText('Who is it for?'), 'Sharma family');
  await user.click(save);
  expect(onSave).toHaveBeenCalledOnce();
});

test.each<[string, Parameters<typeof newDraft>[0], () => HTMLElement, string]>([
  [
    'a name',
    {},
    () => screen.getByLabelText('Who is it for?'),
    'Please type a name, so that you know later whose it is.',
  ],
  [
    'a whole number',
    { who: 'Sharma family', phone: '98450' },
    () => screen.getByLabelText(/^Mobile number/),
    'Please check the number, or leave it empty.',
  ],
  [
    'the whole year',
    { who: 'Sharma family', day: '0027-01-20' },
    () => screen.getByLabelText('Date'),
    'Please choose a date, with the whole year.',
  ],
  [
    'anything that is wanted',
    { who: 'Sharma family', wants: {} },
    () => screen.getByRole('alert'),
    'Please choose at least one thing.',
  ],
])('a booking without %s is not saved, but leads to what is missing', (_, draft, place, said) => {
  showForm(draft);
  fireEvent.click(screen.getByRole('button', { name: 'Save the booking' }));
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByText(said)).toBeTruthy();
  expect(document.activeElement).toBe(place());
});
