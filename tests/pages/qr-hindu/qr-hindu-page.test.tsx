import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import QrHinduPage from '#src/pages/qr-hindu/qr-hindu-page.tsx';
import { renderPage } from '#tests/support/render-page.tsx';

test('the couple’s page links to everything a guest needs, including the photo upload', () => {
  renderPage(QrHinduPage, '/qr-page/hindu/page1');

  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Bless the couple', '/qr-page/bless-the-couple'],
    ['Wedding Venue', expect.stringMatching(/^https:\/\//)],
    ['Download DSLR Memories', expect.stringMatching(/^https:\/\//)],
    ['Upload your photos', '/qr-page/upload-photos'],
    ['Gifts', expect.stringMatching(/^\/gift\?/)],
  ]);
});

test('the page shows the day, the time and the place', () => {
  const { container } = renderPage(QrHinduPage, '/qr-page/hindu/page1');

  expect(container.textContent).toMatch(/\d+ [A-Z][a-z]+, \d+(:\d+)? [ap]m, [A-Z][a-z]+/);
});

test('the HTML has the poster and no video', () => {
  const html = renderToString(
    <MemoryRouter>
      <QrHinduPage />
    </MemoryRouter>,
  );

  expect(html).not.toContain('<video');
  expect(html).toContain('/media/guests/diya-');
});
