import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import QrTemplatesPage from '#src/pages/qr-templates/qr-templates-page.tsx';
import { chatText, renderPage } from '#tests/support/render-page.tsx';
import { QR_TEMPLATES } from '#text/catalogue/qr-templates.ts';

test.each(QR_TEMPLATES)('the booking link of $name has its name, price and picture', ({ name, image }) => {
  renderPage(QrTemplatesPage, '/qr-templates');
  const card = screen.getByRole('heading', { name }).closest('li');
  if (!card) throw new Error(`No card for ${name}`);

  const text = chatText(within(card).getByRole('link', { name: 'BOOK NOW' }));

  expect(text).toContain(`*${name}*`);
  expect(text).toContain('Price: on request');
  expect(text).toContain(`https://shagun.example/media/${image.name}-540.webp?v=`);
  expect(within(card).getByRole('button', { name: `See it larger: ${name}` })).toBeDefined();
});

test('links to a sample of the page a code opens', () => {
  renderPage(QrTemplatesPage, '/qr-templates');

  expect(screen.getByRole('link', { name: 'Open a sample page' }).getAttribute('href')).toBe(
    '/qr-page/hindu/page1',
  );
});
