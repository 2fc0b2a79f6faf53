import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#tests/support/render-page.tsx';

const LEFT_OUT = [
  'VITE_INSTAGRAM',
  'VITE_FACEBOOK',
  'VITE_YOUTUBE',
  'VITE_CARD_DETAILS_FORM',
  'VITE_CARD_VIDEO_SAMPLE',
  'VITE_CATERING_FOLDER',
  'VITE_ALBUMS_FOLDER',
  'VITE_PHOTO_SHARING_APP',
  'VITE_MEMORIES_LINK',
  'VITE_FAREWELL_IT',
];

beforeEach(() => {
  vi.resetModules();
  for (const name of LEFT_OUT) vi.stubEnv(name, '');
});

afterEach(() => vi.resetModules());

const linksOf = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

test.each([
  ['contact', () => import('#src/pages/contact/contact-page.tsx'), 3],
  ['about', () => import('#src/pages/about/about-page.tsx'), 4],
  ['the cards', () => import('#src/pages/wedding-cards/wedding-cards-page.tsx'), 1],
  ['the sample QR page', () => import('#src/pages/qr-hindu/qr-hindu-page.tsx'), 3],
] as const)(
  'without the links that a shop may leave out, the page of %s has no empty one',
  async (_, load, least) => {
    const { default: Page } = await load();
    renderPage(Page, '/');
    const links = linksOf();
    expect(links.length).toBeGreaterThanOrEqual(least);
    expect(links.filter((href) => href === '' || href.includes('instagram'))).toEqual([]);
  },
);

test('without an app for photographs, a blessing’s page leads to none', async () => {
  const { default: Page } = await import('#src/pages/bless-the-couple/bless-the-couple-page.tsx');
  renderPage(Page, '/qr-page/bless-the-couple');
  expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy();
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).not.toContain(
    '/qr-page/upload-photos',
  );
});

test('without profiles, the footer has no social icons', async () => {
  const { Footer } = await import('#src/app/layout/footer/footer.tsx');
  renderPage(() => <Footer hasAlternates={false} />, '/');
  expect(linksOf().filter((href) => href === '')).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Instagram' })).toBeNull();
});

test('without shared albums, the samples have no tab and no entry for them', async () => {
  const { SAMPLES } = await import('#text/catalogue/samples.ts');
  const { sampleTabs } = await import('#src/features/samples/sample-tabs.ts');
  const tabs = Object.entries(SAMPLES).flatMap(([id, samples]) => sampleTabs(id, samples));
  expect(tabs.flatMap(({ samples }) => samples).filter(({ kind }) => kind === 'album')).toEqual([]);
  expect(tabs.filter(({ samples }) => samples.length === 0)).toEqual([]);
});

test('who has saved an invitation is given the landline to call', async () => {
  vi.stubEnv('VITE_LANDLINE', '+91 731 234 5678');
  vi.stubEnv('VITE_CALL_NUMBER', '+917312345678');
  vi.doMock('#src/features/account/use-saving.ts', () => ({
    useSaving: () => ({ account: { uid: 'a', email: 'asha@example.com' }, saving: { at: 'saved' } }),
  }));
  const { SavePanel } = await import('#src/features/account/save-panel.tsx');
  renderPage(SavePanel, '/invitations');
  const call = screen.getByRole('link', { name: /731 234 5678/ });
  expect(call.getAttribute('href')).toBe('tel:+917312345678');
});

test('a landline is called, and WhatsApp keeps the mobile', async () => {
  vi.stubEnv('VITE_LANDLINE', '+91 731 234 5678');
  vi.stubEnv('VITE_CALL_NUMBER', '+917312345678');
  const { default: Page } = await import('#src/pages/contact/contact-page.tsx');
  renderPage(Page, '/contact');
  expect(linksOf()).toContain('tel:+917312345678');
  expect(linksOf().some((href) => href.startsWith('https://wa.me/919800000000'))).toBe(true);
  expect(screen.getByText('+91 731 234 5678')).toBeTruthy();
});
