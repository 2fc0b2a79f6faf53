import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import HomePage from '#src/pages/home/home-page.tsx';
import { chatText, readable, renderPage } from '#tests/support/render-page.tsx';

test('the hero says what the specification says, and leads to a chat and to /about', () => {
  const { container } = renderPage(HomePage, '/');

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your Trusted Wedding Companion');
  expect(readable(container)).toContain('Digital Wedding Cards | Photo & Video Memories | Easy Sharing');
  expect(chatText(screen.getByRole('link', { name: 'Get Free Consultation' }))).toMatch(/free consultation/);
  expect(screen.getByRole('link', { name: 'About Us' }).getAttribute('href')).toBe('/about');
});

test('the four facts stand under Why Choose Us', () => {
  renderPage(HomePage, '/');

  const facts = screen.getByRole('region', { name: 'Why Choose Us' });
  expect(within(facts).getAllByRole('listitem').map(readable)).toEqual([
    expect.stringMatching(/^Modern Strategies.*expert team/),
    expect.stringMatching(/^100% Affordable Price/),
    expect.stringMatching(/^50\+ Weddings Made Special/),
    expect.stringMatching(/^100% Client Satisfaction/),
  ]);
});

test('each of the eight services has its Explore more', () => {
  renderPage(HomePage, '/');

  const links = screen.getAllByRole('link', { name: /^Explore more: / });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/weddingcards',
    '/makeup',
    '/carservice',
    '/photography',
    '/dj',
    '/gift',
    '/catering',
    '/firecrackers',
  ]);
});

test('the testimonials say that they are samples', () => {
  renderPage(HomePage, '/');

  const quotes = screen.getByRole('region', { name: 'What our clients say' });
  expect(within(quotes).getByText(/^Sample words/)).toBeTruthy();
  expect(quotes.querySelectorAll('blockquote')).toHaveLength(5);
});

test('the four questions open and close each on its own', () => {
  const { container } = renderPage(HomePage, '/');

  const questions = [...container.querySelectorAll('details')];
  expect(questions).toHaveLength(4);
  expect(questions.map(({ open }) => open)).toEqual([true, false, false, false]);
  expect(questions.every((question) => !question.hasAttribute('name'))).toBe(true);
});
