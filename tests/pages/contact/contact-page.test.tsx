import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { WHATSAPP_LINK_MAX } from '#src/lib/whatsapp.ts';
import ContactPage from '#src/pages/contact/contact-page.tsx';
import { chatText, renderPage } from '#tests/support/render-page.tsx';
import { until } from '#tests/support/until.ts';

afterEach(() => window.localStorage.clear());

test('the quick contacts are Instagram, a call, a mail and WhatsApp', () => {
  renderPage(ContactPage, '/contact');

  const quick = screen.getByRole('navigation', { name: 'Quick contacts' });
  const links = [...quick.querySelectorAll('a')];
  expect(links.map(({ href }) => href.replace(/[:/].*/, ''))).toEqual(['https', 'tel', 'mailto', 'https']);
  expect(links.filter(({ href }) => href.includes('instagram.com'))).toHaveLength(1);
  const [whatsapp] = links;
  if (!whatsapp) throw new Error('no link');
  expect(chatText(whatsapp)).toMatch(/question/);
});

test('the form posts name, email and message to the form service; nothing is required', () => {
  const { container } = renderPage(ContactPage, '/contact');

  const form = container.querySelector('form');
  if (!form) throw new Error('no form');
  expect(form.method).toBe('post');
  expect(form.getAttribute('action')).toMatch(/^https:\/\/formsubmit\.co\/.+@.+/);
  expect([...new FormData(form).keys()]).toEqual(['name', 'email', 'message']);
  expect(form.querySelectorAll('[required]')).toHaveLength(0);
});

test('WhatsApp, offered when sending fails, gets the text as it is then', async () => {
  const { container } = renderPage(ContactPage, '/contact');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const message = container.querySelector('textarea');
  const form = container.querySelector('form');
  if (!message || !form) throw new Error('no form');
  await userEvent.type(message, 'On the 12th');
  fireEvent.submit(form);
  const chat = () => [...form.querySelectorAll('a')].map(chatText).join();
  await until(() => expect(chat()).toContain('On the 12th'));
  await userEvent.type(message, ' of May');
  expect(chat()).toContain('On the 12th of May');
  expect(document.activeElement).toBe(message);
});

test('what is too long for a WhatsApp link is copied whole, and the chat opens for pasting it', async () => {
  const user = userEvent.setup();
  const { container } = renderPage(ContactPage, '/contact');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const message = container.querySelector('textarea');
  const form = container.querySelector('form');
  if (!message || !form) throw new Error('no form');
  const long = 'नमस्ते '.repeat(100).trim();
  fireEvent.input(message, { target: { value: long } });
  fireEvent.submit(form);

  const copy = await screen.findByRole('button', { name: 'Copy what I wrote' });
  const chat = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Send it on WhatsApp' });
  expect(chat().href.length).toBeLessThanOrEqual(WHATSAPP_LINK_MAX);
  expect(chatText(chat())).toBe('Hello Shagun, I have a question.');
  await user.click(copy);
  expect(await navigator.clipboard.readText()).toBe(long);

  fireEvent.input(message, { target: { value: 'नमस्ते' } });
  expect(chatText(chat())).toContain('नमस्ते');
  expect(screen.queryByRole('button', { name: 'Copy what I wrote' })).toBeNull();
});

test('nothing can be typed into a form that is being sent, which would be lost when it is emptied', async () => {
  const user = userEvent.setup();
  const { container } = renderPage(ContactPage, '/contact');
  let answer = (_: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  const message = container.querySelector('textarea');
  if (!message) throw new Error('no form');
  await user.type(message, 'On the 12th');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await user.type(message, ' of May');
  expect(message.value).toBe('On the 12th');
  answer(new Response('no', { status: 500 }));
  await screen.findByRole('link', { name: 'Send it on WhatsApp' });
  await user.type(message, ' of May');
  expect(message.value).toBe('On the 12th of May');
});

test('a form service that stops in the middle of its response counts as one that cannot be reached', async () => {
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  const { container } = renderPage(ContactPage, '/contact');
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit = {}) => {
    const body = new ReadableStream({
      start: (begun) => signal?.addEventListener('abort', () => begun.error(signal.reason)),
    });
    return new Response(body);
  });
  const message = container.querySelector('textarea');
  if (!message) throw new Error('no form');
  await userEvent.type(message, 'On the 12th');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  timeout.abort(new DOMException('', 'TimeoutError'));

  expect(chatText(await screen.findByRole('link', { name: 'Send it on WhatsApp' }))).toContain('On the 12th');
  expect(message.value).toBe('On the 12th');
});

test('the link to the map does not depend on the map', () => {
  const { container } = renderPage(ContactPage, '/contact');

  expect(container.querySelector('iframe')).toBeNull();
  const link = screen.getByRole('link', { name: 'Open in Google Maps' });
  expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps/);
});
