import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import QrUploadPhotosPage from '#src/pages/qr-upload-photos/qr-upload-photos-page.tsx';
import { renderPage } from '#tests/support/render-page.tsx';

test('the prints lead to the photo-sharing app, beside the page', () => {
  renderPage(QrUploadPhotosPage, '/qr-page/upload-photos');

  const upload = screen.getByRole('link', { name: /^Upload your photos/ });
  expect(upload.getAttribute('href')).toMatch(/^https:\/\//);
  expect(upload.getAttribute('target')).toBe('_blank');
  expect(upload.getAttribute('rel')).toContain('noopener');
});
