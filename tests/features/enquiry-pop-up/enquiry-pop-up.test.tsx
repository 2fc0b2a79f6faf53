import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { POP_UP_DELAY_MS } from '#src/config/timings.ts';
import { EnquiryPopUp } from '#src/features/enquiry-pop-up/enquiry-pop-up.tsx';
import { usePopUpMoment } from '#src/features/enquiry-pop-up/use-pop-up-moment.ts';
// Loaded before the fake timers start; otherwise the import would need real time.
import '#src/features/enquiry-pop-up/enquiry-sheet.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

const sheet = () => screen.queryByRole('dialog');

test('it opens after a delay from page load, not before', async () => {
  render(<EnquiryPopUp allowed />, { wrapper: MemoryRouter });

  await pass(POP_UP_DELAY_MS - 1);
  expect(sheet()).toBeNull();

  await pass(1);
  expect(sheet()).not.toBeNull();
});

test('its code is fetched before the delay is over, but not where it never opens', async () => {
  const prepare = vi.fn(async () => {
    throw new TypeError('Failed to fetch');
  });
  renderHook(() => usePopUpMoment(false, prepare));
  await pass(POP_UP_DELAY_MS);
  expect(prepare).not.toHaveBeenCalled();

  const { result } = renderHook(() => usePopUpMoment(true, prepare));
  await pass(POP_UP_DELAY_MS - 1);
  expect(prepare).toHaveBeenCalledOnce();
  await pass(1);
  expect(result.current.open).toBe(true);
});

test('it never opens on screens that must not be covered', async () => {
  render(<EnquiryPopUp allowed={false} />);

  await pass(60_000);

  expect(sheet()).toBeNull();
});

test('it posts Username, phone, email and the hidden _captcha to the form service, and nothing is required', async () => {
  render(<EnquiryPopUp allowed />, { wrapper: MemoryRouter });
  await pass(POP_UP_DELAY_MS);

  const dialog = screen.getByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Yes, call me' }));
  const form = dialog.querySelector('form');
  if (!form) throw new Error('no form');
  expect(form.method).toBe('post');
  expect(form.getAttribute('action')).toMatch(/^https:\/\/formsubmit\.co\/.+@.+/);
  expect([...new FormData(form).keys()]).toEqual(['_captcha', 'Username', 'phone', 'email']);
  expect(new FormData(form).get('_captcha')).toBe('false');
  expect(form.querySelectorAll('[required]')).toHaveLength(0);
  expect(within(dialog).getByLabelText(/Phone/).getAttribute('inputmode')).toBe('numeric');
  expect(
    within(dialog)
      .getByLabelText(/E-mail/)
      .getAttribute('type'),
  ).toBe('email');
});

test('closed once, by its button or Escape, it stays closed for the session', async () => {
  const { rerender, unmount } = render(<EnquiryPopUp allowed />, { wrapper: MemoryRouter });
  await pass(POP_UP_DELAY_MS);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));

  rerender(<EnquiryPopUp allowed={false} />);
  rerender(<EnquiryPopUp allowed />);
  await pass(60_000);
  expect(sheet()).toBeNull();

  unmount();
  render(<EnquiryPopUp allowed />, { wrapper: MemoryRouter });
  await pass(60_000);
  expect(sheet()).toBeNull();
});

test('after leaving for a cart by Back, it stays closed for the session', async () => {
  const { rerender } = render(<EnquiryPopUp allowed />, { wrapper: MemoryRouter });
  await pass(POP_UP_DELAY_MS);

  rerender(<EnquiryPopUp allowed={false} />);
  expect(sheet()).toBeNull();

  rerender(<EnquiryPopUp allowed />);
  await pass(60_000);
  expect(sheet()).toBeNull();
});

test('it opens as one line and one button, and takes neither the focus nor the page', async () => {
  render(
    <>
      <button type="button">Book</button>
      <EnquiryPopUp allowed />
    </>,
    { wrapper: MemoryRouter },
  );
  act(() => screen.getByRole('button', { name: 'Book' }).focus());
  await pass(POP_UP_DELAY_MS);

  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Book' }));
  expect(document.querySelector('dialog[open], [aria-modal="true"]')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Yes, call me' }));
  expect(document.activeElement).toBe(screen.getByLabelText(/Name/));
});

test('the phone field takes digits in either script and refuses letters as they are typed', async () => {
  render(<EnquiryPopUp allowed />, { wrapper: MemoryRouter });
  await pass(POP_UP_DELAY_MS);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, call me' }));
  const phone = screen.getByLabelText<HTMLInputElement>(/Phone/);

  fireEvent.input(phone, { target: { value: 'call 98765 abc' } });
  expect(phone.value.trim()).toBe('98765');

  fireEvent.input(phone, { target: { value: '+91 ९८७६५-43210' } });
  expect(phone.value).toBe('+91 ९८७६५-43210');
});

test('Escape closes it', async () => {
  render(<EnquiryPopUp allowed />, { wrapper: MemoryRouter });
  await pass(POP_UP_DELAY_MS);

  fireEvent.keyDown(screen.getByRole('button', { name: 'Yes, call me' }), { key: 'Escape' });

  expect(sheet()).toBeNull();
});

test('it waits while a dialog is open', async () => {
  const other = document.createElement('dialog');
  other.setAttribute('open', '');
  document.body.append(other);
  const line = () => screen.queryByText('Shall we call you?');
  render(<EnquiryPopUp allowed />, { wrapper: MemoryRouter });

  await pass(20_000);
  expect(line()).toBeNull();

  other.remove();
  await pass(1_000);
  expect(line()).not.toBeNull();
});

test('it waits while somebody types, and while a form has unsent text', async () => {
  render(
    <>
      <form>
        <textarea aria-label="Message" />
      </form>
      <EnquiryPopUp allowed />
    </>,
  );
  const field = screen.getByLabelText('Message');
  act(() => field.focus());
  await pass(10_000);
  expect(sheet()).toBeNull();

  fireEvent.input(field, { target: { value: 'We would like' } });
  act(() => field.blur());
  await pass(10_000);
  expect(sheet()).toBeNull();

  fireEvent.input(field, { target: { value: '' } });
  await pass(1_000);
  expect(sheet()).not.toBeNull();
});
