import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inWords } from '#src/config/number-words.ts';
import HomePage from '#src/pages/home/home-page.tsx';
import { chatText, readable, renderPage } from '#tests/support/render-page.tsx';
import { HOME_SERVICES } from '#text/catalogue/home-services.ts';
import { PREVIOUS_WORK } from '#text/catalogue/previous-work.ts';
import { TESTIMONIALS } from '#text/catalogue/testimonials.ts';
import { FAQ } from '#text/faq.ts';

test('the hero has the text of the specification and links to a chat and to /about', () => {
  const { container } = renderPage(HomePage, '/');

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your Trusted Wedding Companion');
  expect(readable(container)).toContain('Digital Wedding Cards | Photo & Video Memories | Easy Sharing');
  expect(chatText(screen.getByRole('link', { name: 'Get Free Consultation' }))).toMatch(/free consultation/);
  expect(screen.getByRole('link', { name: 'About Us' }).getAttribute('href')).toBe('/about');
});

test('the four facts are under Why Choose Us', () => {
  renderPage(HomePage, '/');

  const facts = screen.getByRole('region', { name: 'Why Choose Us' });
  expect(within(facts).getAllByRole('listitem').map(readable)).toEqual([
    expect.stringMatching(/^Modern Strategies.*expert team/),
    expect.stringMatching(/^100% Affordable Price/),
    expect.stringMatching(/^50\+ Weddings Made Special/),
    expect.stringMatching(/^100% Client Satisfaction/),
  ]);
});

test('each service has its text and Explore more, and the carousel says how many there are', () => {
  renderPage(HomePage, '/');

  const links = screen.getAllByRole('link', { name: /^Explore more: / });
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual(
    HOME_SERVICES.map(({ title, link }) => [`Explore more: ${title}`, link]),
  );
  for (const { desc } of HOME_SERVICES) expect(screen.getByText(desc)).toBeTruthy();
  const count = inWords(HOME_SERVICES.length).toLowerCase();
  expect(screen.getByRole('region', { name: `The ${count} services` })).toBeTruthy();
});

test('the previous work is shown with its names', () => {
  renderPage(HomePage, '/');

  const work = screen.getByRole('region', { name: 'Our Previous Work' });
  for (const { itemName } of PREVIOUS_WORK) expect(work.textContent).toContain(itemName);
});

test('the testimonials have names and are marked as samples', () => {
  renderPage(HomePage, '/');

  const quotes = screen.getByRole('region', { name: 'What our clients say' });
  expect(within(quotes).getByText(/^Sample quotes/)).toBeTruthy();
  expect([...quotes.querySelectorAll('blockquote')].map(readable)).toEqual(
    TESTIMONIALS.map(({ message }) => `“${message}”`),
  );
  for (const { name } of TESTIMONIALS) expect(quotes.textContent).toContain(name);
});

test('the questions open and close independently, and the first is open', () => {
  const { container } = renderPage(HomePage, '/');

  const questions = [...container.querySelectorAll('details')];
  expect(questions.map(({ open }) => open)).toEqual(FAQ.questions.map((_, place) => place === 0));
  expect(questions.every((question) => !question.hasAttribute('name'))).toBe(true);
});

test('couples find the way to make their own invitation', () => {
  renderPage(HomePage, '/');

  const link = screen.getByRole('link', { name: 'Make your invitation' });
  expect(link.getAttribute('href')).toBe('/invitations');
});
