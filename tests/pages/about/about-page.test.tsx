import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import AboutPage from '#src/pages/about/about-page.tsx';
import { renderPage } from '#tests/support/render-page.tsx';

test('the hero links to /contact with the text of the specification', () => {
  renderPage(AboutPage, '/about');

  const button = screen.getByRole('link', { name: 'Start your invite journey now!' });
  expect(button.getAttribute('href')).toBe('/contact');
});

test('three vision cards, Our Team, the city with its map, and four ways to connect', () => {
  renderPage(AboutPage, '/about');

  for (const title of [
    'Elegant Wedding Solutions',
    'Client-Centric Celebrations',
    'Crafting Everlasting Moments',
    'Our Team',
  ]) {
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  }
  expect(screen.getByText('Bikaner')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View location' }).getAttribute('href')).toMatch(
    /google\.com\/maps/,
  );
  for (const name of [/^E-mail /, /^Phone /, /^Instagram /, /^WhatsApp /]) {
    expect(screen.getByRole('link', { name })).toBeTruthy();
  }
});
