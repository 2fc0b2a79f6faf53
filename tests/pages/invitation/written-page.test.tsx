import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { writtenBlock } from '#src/features/invitation-page/written-invitation.ts';
import InvitationPage from '#src/pages/invitation/invitation-page.tsx';
import { REFUSED, responds, STORED, storedDocument } from '#tests/support/invitation-responses.ts';
import { readable } from '#tests/support/render-page.tsx';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { until } from '#tests/support/until.ts';

const PICTURE = `/i/${SAMPLE.code}-0123456789abcdef.jpg`;

/** Opens the page of the sample as `npm run publish` wrote it, at an address. */
function openWritten(change: Partial<Invitation> = {}, address = `/i/${SAMPLE.code}`) {
  const page = document.createElement('div');
  page.innerHTML = writtenBlock({ invitation: { ...SAMPLE, ...change }, picture: PICTURE });
  document.body.append(page);
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/i/:code" element={<InvitationPage />} />
      </Routes>
    </MemoryRouter>,
  );
}

const names = () => readable(screen.getByRole('heading', { level: 1 }));
const offline = () => vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 11, 1), toFake: ['Date'] });
  // As soon as the test lets the browser rest.
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  window.localStorage.clear();
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a written page has everything at once, and reads one document when the browser is idle', async () => {
  const fetch = responds(200, STORED);
  vi.stubGlobal('fetch', fetch);
  const idle = vi.fn<(run: () => void) => void>();
  vi.stubGlobal('requestIdleCallback', idle);
  openWritten();
  expect(names()).toBe('Aarav & Meera');
  expect(screen.getByRole('heading', { name: 'Sangeet' })).toBeTruthy();
  await vi.dynamicImportSettled();
  expect(fetch).not.toHaveBeenCalled();

  for (const [run] of idle.mock.calls) run();
  await until(() => expect(fetch).toHaveBeenCalledTimes(1));
  expect(names()).toBe('Aarav & Meera');
});

test('its preview has the couple’s own title and picture', () => {
  vi.stubGlobal('fetch', offline());
  openWritten();
  expect(document.title).toBe('Aarav & Meera, 12 to 14 February 2027, Jaipur');
  expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toMatch(
    new RegExp(`^https://.*${PICTURE}$`),
  );
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

test('the preview of a page in Hindi is in Hindi', async () => {
  vi.stubGlobal('fetch', offline());
  await act(async () => openWritten({ language: 'hi', place: 'जयपुर' }));
  expect(document.title).toBe('आरव और मीरा, 12 से 14 फ़रवरी 2027, जयपुर');
  expect(document.querySelector('meta[property="og:locale"]')?.getAttribute('content')).toBe('hi_IN');
});

test('what the couple has changed since appears', async () => {
  const place = 'Udaipur';
  vi.stubGlobal(
    'fetch',
    responds(200, storedDocument({ ...SAMPLE, place, updatedAt: SAMPLE.updatedAt + 1 })),
  );
  openWritten();
  expect(screen.getByText('Jaipur')).toBeTruthy();
  expect(await screen.findByText(place)).toBeTruthy();
});

test('a page that was closed since says so', async () => {
  vi.stubGlobal('fetch', responds(403, REFUSED));
  openWritten();
  expect(await screen.findByRole('heading', { name: 'This invitation is not open' })).toBeTruthy();
});

test('a page whose last day is over says so without a network', () => {
  vi.stubGlobal('fetch', offline());
  vi.setSystemTime(SAMPLE.settings.closesAt);
  openWritten();
  expect(screen.getByRole('heading', { name: 'This invitation is not open' })).toBeTruthy();
});

test('without a network the page stays, and says of when it is', async () => {
  vi.stubGlobal('fetch', offline());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openWritten();
  expect(await screen.findByText(/This is the invitation as you last opened it/)).toBeTruthy();
  expect(names()).toBe('Aarav & Meera');
  vi.restoreAllMocks();
});

test('an outage of the database changes nothing on the page', async () => {
  const fetch = responds(503, {});
  vi.stubGlobal('fetch', fetch);
  openWritten();
  await until(() => expect(fetch).toHaveBeenCalledTimes(1));
  expect(names()).toBe('Aarav & Meera');
  expect(screen.queryByRole('status')).toBeNull();
});

test('the data of one invitation is never shown at the address of another', async () => {
  vi.stubGlobal('fetch', responds(403, REFUSED));
  openWritten({}, '/i/ZZZZ12345678');
  expect(screen.queryByText('Aarav')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'This invitation is not open' })).toBeTruthy();
});
