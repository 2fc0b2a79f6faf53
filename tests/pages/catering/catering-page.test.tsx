import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import CateringPage from '#src/pages/catering/catering-page.tsx';
import { renderPage } from '#tests/support/render-page.tsx';

test('Three cards lead to the three menus', () => {
  renderPage(CateringPage, '/catering');
  const menus = within(screen.getByRole('region', { name: 'Three menus, one order' }));
  expect(menus.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/veg-menu',
    '/non-veg-menu',
    '/live-stations',
  ]);
});

test('The sample menu has a veg and a non-veg carousel and an Explore link out of the site', () => {
  renderPage(CateringPage, '/catering');
  const sample = within(screen.getByRole('region', { name: 'Sample Menu' }));
  expect(sample.getByRole('region', { name: 'Sample Menu: Veg' })).toBeDefined();
  expect(sample.getByRole('region', { name: 'Sample Menu: Non-veg' })).toBeDefined();
  const explore = sample.getByRole('link', { name: 'Explore' });
  expect(explore.getAttribute('href')).toMatch(/^https:\/\//);
  expect(explore.getAttribute('rel')).toContain('noopener');
});
