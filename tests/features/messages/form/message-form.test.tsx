import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { THANK_YOU_MS } from '#src/config/timings.ts';
import { MessageForm } from '#src/features/messages/form/message-form.tsx';
import { readDraft } from '#src/lib/form-draft.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { field, guest, pass, show, showForm, submit, type } from '#tests/support/message-form.tsx';

vi.mock('#src/features/messages/outbox/message-outbox.ts', async (original) => ({
  ...(await original<object>()),
  messageOutbox: () => guest.outbox,
}));

test('After sending only the thank-you note is shown, and onDone is called after a delay', async () => {
  const onDone = await show();
  type('Asha', '9845000012', 'Joy');
  await submit();
  expect(guest.sent).toEqual([{ kind: 'blessing', name: 'Asha', number: '+919845000012', message: 'Joy' }]);
  expect(screen.getByRole('status').textContent).toContain('Your message has been submitted successfully!');
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  expect(field(/^Name/).value).toBe('');
  await pass(THANK_YOU_MS - 100);
  expect(onDone).not.toHaveBeenCalled();
  await pass(100);
  expect(onDone).toHaveBeenCalledOnce();
});

test('After sending, the guest who has pressed a link is not led elsewhere while its page is loading', async () => {
  const before = window.location.pathname;
  onTestFinished(() => window.history.replaceState(null, '', before));
  const onDone = await show();
  type('Asha', '9845000012', 'Joy');
  await submit();
  window.history.replaceState(null, '', '/qr-page/upload-photos');
  await pass(THANK_YOU_MS);
  expect(onDone).not.toHaveBeenCalled();
});

test('After sending, the guest who is reading the menu stays there, and finds the form again', async () => {
  const onDone = await show();
  type('Asha', '9845000012', 'Joy');
  await submit();
  render(
    <Dialog open onClose={() => undefined} title="Menu">
      Home
    </Dialog>,
  );
  await pass(THANK_YOU_MS);
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Submit', hidden: true })).toBeTruthy();
});

test('Each invalid field has its linked error message, and the first gets the focus', async () => {
  await show();
  type('', 'ninety');
  await submit();
  const number = field(/^Mobile/);
  expect(number.getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(number.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toContain('Please type a 10-digit mobile number');
  expect(document.activeElement).toBe(field(/^Name/));
  expect(guest.sent).toEqual([]);
});

test('The mobile number accepts digits in either script and no letters, in the draft too', async () => {
  await show();
  type('Asha', 'call ९८४५०-00012');
  expect(field(/^Mobile/).value.trim()).toBe('९८४५०-00012');
  expect(readDraft('blessing').number?.trim()).toBe('९८४५०-00012');
});

test('Offline, the page says that the message is saved, clears the form, and thanks once it arrives', async () => {
  guest.outcomes = ['unreachable', 'unreachable'];
  await show();
  type('Asha', '9845000012');
  await submit();
  expect(screen.getByRole('heading', { name: 'Saved on this phone' })).toBeTruthy();
  expect(field(/^Name/).value).toBe('');
  await pass(2_000);
  await pass(4_000);
  expect(screen.getByRole('status').textContent).toContain('submitted successfully');
  expect(guest.sent).toHaveLength(1);
});

test('A busy server is not reported as a missing network', async () => {
  guest.outcomes = ['busy', 'unreachable'];
  await show();
  type('Asha', '9845000012');
  await submit();
  expect(screen.getByRole('status').textContent).toContain('We cannot receive messages right now');
  expect(screen.getByRole('status').textContent).not.toContain('no network');
  await pass(2_000);
  expect(screen.getByRole('status').textContent).toContain('There is no network right now');
});

test('A refused message says so and stays in the form', async () => {
  guest.outcomes = ['refused'];
  await show();
  type('Asha', '98450 00012', 'Joy');
  await submit();
  expect(screen.getByRole('alert').textContent).toContain('There was an error submitting your message.');
  expect([field(/^Name/).value, field(/^Mobile/).value, field(/^Message/).value]).toEqual([
    'Asha',
    '98450 00012',
    'Joy',
  ]);
  type('Asha', '98450 00012', 'Joy!');
  await submit();
  await pass(100);
  expect(guest.sent).toMatchObject([{ message: 'Joy!' }]);
  expect(guest.outbox.view().items).toEqual([]);
});

test('A notice scrolls into view and gets the focus, and no thank-you note is shown', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await show();
  type('Asha', '9845000012', 'Joy');
  fireEvent.input(document.querySelector('[name=website]') ?? document.body, { target: { value: 'x' } });
  await submit();
  expect(document.activeElement?.textContent).toContain('There was an error submitting your message.');
  expect(scrolled.mock.contexts).toContain(document.activeElement);
  expect(screen.queryByText('They will read it.')).toBeNull();
  expect(screen.queryByText('Thank you.')).toBeNull();
});

test('The message just sent is not sent again', async () => {
  await show();
  type('Asha', '9845000012', 'Joy');
  await submit();
  await pass(THANK_YOU_MS);
  document.body.replaceChildren();
  await show();
  type('Asha', '+91 98450 00012', ' Joy ');
  await submit();
  expect(screen.getByText('You have already sent this message.')).toBeTruthy();
  expect(guest.sent).toHaveLength(1);
});

test('Typed text is saved on the device until it is sent', async () => {
  await show();
  type('Asha', '98', '');
  expect(window.localStorage.getItem('shagun.drafts')).toContain('Asha');
  type('Asha', '9845000012', '');
  await submit();
  expect(window.localStorage.getItem('shagun.drafts')).toBeNull();
});

test('Before hydration, Submit sends nothing and keeps the text', async () => {
  const address = window.location.href;
  onTestFinished(() => document.body.replaceChildren());
  document.body.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <MessageForm to={{ kind: 'blessing' }} readBy="" thanks="" upload={null} onDone={() => {}} />
    </MemoryRouter>,
  );
  type('Asha', '9845000012', 'Joy');

  screen.getByRole('button', { name: 'Submit' }).click();
  await pass(1_000);

  expect(window.location.href).toBe(address);
  expect([field(/^Name/).value, field(/^Message/).value]).toEqual(['Asha', 'Joy']);
});

test('A form filled in within two seconds is sent after two seconds', async () => {
  showForm();
  await pass(100);
  type('Asha', '9845000012');
  await submit();
  expect(guest.sent).toEqual([]);
  await pass(2_000);
  expect(guest.sent).toHaveLength(1);
});

test('A Submit pressed before hydration is repeated, and the time before it counts', async () => {
  window.localStorage.setItem(
    'shagun.drafts',
    JSON.stringify({
      blessing: { savedAt: Date.now(), fields: { name: 'Asha', number: '9845000012', message: 'Joy' } },
    }),
  );
  window.sessionStorage.setItem('shagun.early-press', window.location.pathname);
  vi.spyOn(performance, 'now').mockReturnValue(5_000);
  showForm();
  await pass(60);
  expect(guest.sent).toHaveLength(1);
  expect(window.sessionStorage.getItem('shagun.early-press')).toBeNull();
});
