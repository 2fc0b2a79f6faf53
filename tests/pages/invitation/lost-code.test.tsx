import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import InvitationPage from '#src/pages/invitation/invitation-page.tsx';
import { responds, STORED } from '#tests/support/invitation-responses.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { until } from '#tests/support/until.ts';

/** Throws for a file that is lost. */
const { request } = vi.hoisted(() => ({ request: vi.fn<(file: 'code' | 'texts') => void>() }));

vi.mock('#src/data/read-invitation.ts', async (original) => {
  request('code');
  return original();
});
vi.mock('#src/locales/guest-texts.ts', async (original) => ({
  ...(await original<object>()),
  loadGuestTexts: async () => request('texts'),
}));

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 11, 1), toFake: ['Date'] });
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', responds(200, STORED));
});

afterEach(() => {
  vi.useRealTimers();
  window.sessionStorage.clear();
});

// The code first: once it has arrived it is there.
test.each(['code', 'texts'])(
  'an invitation whose %s cannot be loaded comes with a new page after a press of Try again, never by itself',
  async (lost) => {
    request.mockReset().mockImplementation((file) => {
      if (file === lost) throw new TypeError('Failed to fetch dynamically imported module');
    });
    render(
      <MemoryRouter initialEntries={[`/i/${SAMPLE.code}`]}>
        <Routes>
          <Route path="/i/:code" element={<InvitationPage />} />
        </Routes>
      </MemoryRouter>,
    );
    await screen.findByRole('heading', { name: 'You are offline' });
    request.mockClear();
    await act(async () => void window.dispatchEvent(new Event('online')));
    await until(() => expect(request).toHaveBeenCalledWith(lost));
    await screen.findByRole('heading', { name: 'You are offline' });
    expect(reload).not.toHaveBeenCalled();

    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await until(() => expect(reload).toHaveBeenCalledOnce());
  },
);
