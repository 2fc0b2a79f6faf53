import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { BlessingPanel } from '#src/features/blessings/blessing-panel.tsx';
import { EnquirySheet } from '#src/features/enquiry-pop-up/enquiry-sheet.tsx';
import { OrderPanel } from '#src/features/orders/placing/order-panel.tsx';
import { ReplyPanel } from '#src/features/replies/reply-panel.tsx';
import { formTexts } from '#src/locales/form-texts.ts';
import { loadAllGuestTexts } from '#src/locales/guest-texts.ts';
import BlessTheCouplePage from '#src/pages/bless-the-couple/bless-the-couple-page.tsx';
import ContactPage from '#src/pages/contact/contact-page.tsx';
import { renderPage } from '#tests/support/render-page.tsx';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

/** The paragraph with the link to the notice. */
function consentLine(name = 'Privacy notice'): { text: string; href: string | null } {
  const link = screen.getByRole('link', { name });
  return { text: link.closest('p')?.textContent ?? '', href: link.getAttribute('href') };
}

beforeAll(loadAllGuestTexts);

test('the blessing’s form says what name and number are for, and links to the notice', () => {
  renderPage(BlessTheCouplePage, '/qr-page/bless-the-couple');
  const { text, href } = consentLine();
  expect(text).toContain('only to pass on your words');
  expect(href).toBe('/privacy');
});

test('so does the contact form, which also names the form service', () => {
  renderPage(ContactPage, '/contact');
  const { text, href } = consentLine();
  expect(text).toMatch(/form service .* to answer you/);
  expect(href).toBe('/privacy');
});

test('so does the form for a call, in a tab of its own beside what is typed; nothing is required', () => {
  render(
    <MemoryRouter>
      <EnquirySheet onClose={() => undefined} />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Yes, call me' }));
  const { text, href } = consentLine();
  expect(text).toContain('only to call you back');
  expect(href).toBe('/privacy');
  expect(screen.getByRole('link', { name: 'Privacy notice' }).getAttribute('target')).toBe('_blank');
  expect(document.querySelector('[required], :checked')).toBeNull();
});

test('so do the details of an order', () => {
  render(
    <MemoryRouter>
      <OrderPanel kind="cards" onNotes={() => undefined} />
    </MemoryRouter>,
  );
  const { text, href } = consentLine();
  expect(text).toContain('for this order only');
  expect(href).toBe('/privacy');
});

test.each([
  ['en', 'Privacy notice', '/privacy', /until the shop erases the data of this wedding page/],
  ['hi', 'निजता सूचना', '/hi/privacy', /दुकान जब तक इस शादी के पेज की जानकारी नहीं मिटाती/],
] as const)(
  'a guest’s reply and blessing link to the notice in %s, in a tab of its own',
  (language, name, address, kept) => {
    const seat = {
      code: SAMPLE.code,
      family: undefined,
      functions: SAMPLE.functions,
      seats: 2,
      sample: true,
    };
    const { unmount } = render(
      <ReplyPanel
        seat={seat}
        shown={seat.functions}
        contacts={[]}
        replyBy={Date.now() + 1_000}
        language={language}
      />,
    );
    expect(consentLine(name).href).toBe(address);
    expect(screen.getByRole('link', { name }).getAttribute('target')).toBe('_blank');
    unmount();
    render(<BlessingPanel code={SAMPLE.code} wallOpen={false} sample language={language} />);
    expect(consentLine(name).href).toBe(address);
    expect(formTexts(language).reply.notice).toMatch(kept);
  },
);
