import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import GrievancesPage from '#src/pages/law/grievances-page.tsx';
import PrivacyPage from '#src/pages/law/privacy-page.tsx';
import TermsPage from '#src/pages/law/terms-page.tsx';
import { readable, renderPage } from '#tests/support/render-page.tsx';
import { DATA_KINDS } from '#text/privacy-kinds.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const linkTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('the notice says of each kind of data what it is, what for, who reads it and how long', () => {
  renderPage(PrivacyPage, '/privacy');
  for (const { title } of DATA_KINDS) {
    const kind = screen.getByRole('region', { name: title });
    const terms = within(kind)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    expect(terms, title).toEqual(['What', 'What for', 'Who reads it', 'How long']);
  }
});

test('every collection in the rules is in docs/privacy.md and belongs to a kind of data in docs/law.md, with every kind', () => {
  const rules = readFileSync('firestore.rules', 'utf8');
  const law = readFileSync('docs/law.md', 'utf8');
  const privacy = readFileSync('docs/privacy.md', 'utf8');
  const collections = [...rules.matchAll(/match \/(\w+)\//g)].map(([, name = '']) => name);
  // No document of `receipt` ever exists.
  const stored = collections.filter((name) => !['databases', 'receipt'].includes(name));
  expect(stored.length).toBeGreaterThan(12);
  expect(stored.filter((name) => !law.includes(`\`${name}\``))).toEqual([]);
  expect(stored.filter((name) => !new RegExp(`[\`/]${name}[\`/]`).test(privacy))).toEqual([]);
  expect(DATA_KINDS.filter(({ id }) => !law.includes(`| \`${id}\` |`))).toEqual([]);
});

test('the notice says of a photograph that a request for its removal is kept, and of deletions what is left of one', () => {
  renderPage(PrivacyPage, '/privacy');
  const kind = (id: string) => {
    const { title = '' } = DATA_KINDS.find((one) => one.id === id) ?? {};
    return readable(screen.getByRole('region', { name: title }));
  };
  expect(kind('photograph')).toMatch(/removal.*reason/);
  expect(kind('photograph')).toMatch(/does not accept more.*mark/);
  expect(kind('deleted')).toMatch(/photograph.*hash.*secret/);
});

test('the notice names who handles data, the 90 days, the Board, and what rule 8(3) wants kept', () => {
  renderPage(PrivacyPage, '/privacy');
  const text = readable(document.body);
  for (const part of ['Google', 'formsubmit.co', 'WhatsApp', '90 days', 'Data Protection Board', 'Rule 8(3)'])
    expect(text).toContain(part);
  expect(text).not.toMatch(/immediately|at once and for good|everything is erased/i);
  for (const link of screen.getAllByRole('link', { name: 'hello@shagun.example' }))
    expect(link.getAttribute('href')).toBe('mailto:hello@shagun.example');
  expect(text).not.toContain('reCAPTCHA');
  expect(text).not.toContain('its number, its total and its link');
});

test('with App Check and order mail the notice says so', async () => {
  vi.resetModules();
  vi.stubEnv('VITE_APP_CHECK_KEY', 'a-key');
  vi.stubEnv('VITE_ORDER_MAIL', 'yes');
  const { default: Page } = await import('#src/pages/law/privacy-page.tsx');
  renderPage(Page, '/privacy');
  const text = readable(document.body);
  expect(text).toContain('reCAPTCHA');
  expect(text).toContain('its number, its total and its link');
});

test('the terms say when money comes back, with the owner’s days, and that nothing is paid before a fixed quotation', async () => {
  vi.resetModules();
  vi.stubEnv('VITE_CANCEL_DAYS', '45');
  vi.stubEnv('VITE_REFUND_DAYS', '10');
  const { default: Page } = await import('#src/pages/law/terms-page.tsx');
  renderPage(Page, '/terms');
  const text = readable(document.body);
  expect(text).toContain('Up to 45 days before the function');
  expect(text).toContain('A refund is paid within 10 days');
  expect(text).toContain('Before you pay anything, the range becomes one fixed price');
});

test('what a customer may lose by cancelling, the shop pays when it cancels', () => {
  renderPage(TermsPage, '/terms');
  expect(screen.getByText(/as much as we could have kept from you/)).toBeTruthy();
});

test('the shop’s registered name, its branches and its grievance officer are there, with 48 hours and a month', async () => {
  vi.resetModules();
  vi.stubEnv('VITE_LEGAL_NAME', 'Mangal Events LLP');
  vi.stubEnv('VITE_BRANCHES', '9 Station Road, Ujjain; 21 Ring Road, Dewas');
  vi.stubEnv('VITE_GRIEVANCE_NAME', 'Rohit Verma');
  vi.stubEnv('VITE_GRIEVANCE_EMAIL', 'shikayat@mangal.example');
  const { default: Page } = await import('#src/pages/law/grievances-page.tsx');
  renderPage(Page, '/grievances');
  for (const text of ['Mangal Events LLP', '9 Station Road, Ujjain', '21 Ring Road, Dewas', 'Rohit Verma'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(linkTo('shikayat@mangal.example')).toBe('mailto:shikayat@mangal.example');
  expect(screen.getAllByText(/48 hours/).length).toBeGreaterThan(0);
  expect(screen.getByText(/Within one month/)).toBeTruthy();
});

test('addresses in a sentence can be pressed, without the full stop after them', () => {
  renderPage(GrievancesPage, '/grievances');
  expect(linkTo('https://consumerhelpline.gov.in')).toBe('https://consumerhelpline.gov.in');
});
