import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import QrUploadPhotosPage from '#src/pages/qr-upload-photos/qr-upload-photos-page.tsx';
import { renderPage } from '#tests/support/render-page.tsx';

test('the prints open the photo-sharing app in a new tab', () => {
  renderPage(QrUploadPhotosPage, '/qr-page/upload-photos');

  const upload = screen.getByRole('link', { name: /^Upload your photos/ });
  expect(upload.getAttribute('href')).toMatch(/^https:\/\//);
  expect(upload.getAttribute('target')).toBe('_blank');
  expect(upload.getAttribute('rel')).toContain('noopener');
});
