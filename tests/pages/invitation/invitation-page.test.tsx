import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GUEST_PREFIX, INVITATION_COPY_PREFIX } from '#src/config/storage-keys.ts';
import { changeRecord, guestRecord } from '#src/features/replies/guest-record.ts';
import InvitationPage from '#src/pages/invitation/invitation-page.tsx';
import { MISSING, REFUSED, responds, STORED, storedDocument } from '#tests/support/invitation-responses.ts';
import { readable } from '#tests/support/render-page.tsx';
import { byOf, coming, FAMILY_ID } from '#tests/support/reply-database.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { until } from '#tests/support/until.ts';

const { code } = SAMPLE;
const FAMILY = { name: 'Sharma family', seats: 4, functions: ['f1'], opens: [], language: 'en' } as const;
const COPY = `${INVITATION_COPY_PREFIX}${code}` as const;

function open(address = `/i/${code}`) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/i/:code" element={<InvitationPage />} />
      </Routes>
    </MemoryRouter>,
  );
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 11, 1), toFake: ['Date'] });
  window.localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('an invitation of the database', () => {
  test('is read once and shown, whatever the case of its code', async () => {
    const fetch = responds(200, STORED);
    vi.stubGlobal('fetch', fetch);
    open(`/i/${code.toLowerCase()}`);
    expect(screen.getByText('Opening the invitation…')).toBeTruthy();
    expect(readable(await screen.findByRole('heading', { name: /Aarav/ }))).toBe('Aarav & Meera');
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch.mock.calls[0]?.[0]).toContain(`/documents/invitations/${code}?key=`);
  });

  test.each([
    ['not there', responds(404, MISSING)],
    ['not published, or closed', responds(403, REFUSED)],
    ['not what an invitation looks like', responds(200, { ...STORED, fields: {} })],
  ])('that is %s has one and the same page with a way on', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch);
    open();
    expect(await screen.findByRole('heading', { name: 'This invitation is not open' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeTruthy();
  });

  test('whose code can be none is not asked for', async () => {
    const fetch = responds(404, MISSING);
    vi.stubGlobal('fetch', fetch);
    open('/i/no-such-code');
    expect(screen.getByRole('heading', { name: 'This invitation is not open' })).toBeTruthy();
    await vi.dynamicImportSettled();
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a page that stays open', () => {
  const HOUR = 3_600_000;
  const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  const moved = storedDocument({ ...SAMPLE, place: 'Udaipur', updatedAt: SAMPLE.updatedAt + 1 });
  const shownPlace = () => screen.queryByText(/Udaipur/) !== null;

  async function openAndLeave(hours: number) {
    vi.stubGlobal('fetch', responds(200, STORED));
    open();
    await screen.findByRole('heading', { name: /Aarav/ });
    vi.setSystemTime(Date.now() + hours * HOUR);
  }

  test('shows what the couple has changed to a guest who comes back after more than an hour', async () => {
    await openAndLeave(2);
    vi.stubGlobal('fetch', responds(200, moved));
    await comeBack();
    await until(() => expect(shownPlace()).toBe(true));
  });

  test('is not read again for a guest who was away for a minute', async () => {
    await openAndLeave(1 / 60);
    const fetch = responds(200, moved);
    vi.stubGlobal('fetch', fetch);
    await comeBack();
    await vi.dynamicImportSettled();
    expect(fetch).not.toHaveBeenCalled();
  });

  test('stays as it is without a network, and is read once there is one', async () => {
    await openAndLeave(2);
    const heading = screen.getByRole('heading', { level: 1 });
    const lost = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', lost);
    await comeBack();
    await until(() => expect(lost).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
    expect(screen.queryByText(/as you last opened it/)).toBeNull();
    vi.stubGlobal('fetch', responds(200, moved));
    await act(async () => void window.dispatchEvent(new Event('online')));
    await until(() => expect(shownPlace()).toBe(true));
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  });

  test('says that it is closed to a guest who comes back after it was', async () => {
    await openAndLeave(2);
    vi.stubGlobal('fetch', responds(403, REFUSED));
    await comeBack();
    expect(await screen.findByRole('heading', { name: 'This invitation is not open' })).toBeTruthy();
  });
});

describe('without a network', () => {
  const offline = () => vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));

  test('the invitation opens by itself once there is a network again', async () => {
    vi.stubGlobal('fetch', offline());
    open();
    expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeTruthy();
    vi.stubGlobal('fetch', responds(200, STORED));
    window.dispatchEvent(new Event('online'));
    expect(readable(await screen.findByRole('heading', { name: /Aarav/ }))).toBe('Aarav & Meera');
  });

  test('the invitation opens by itself where the browser does not notice that the network is back', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 11, 1), toFake: ['Date', 'setInterval', 'clearInterval'] });
    vi.stubGlobal('fetch', offline());
    open();
    const heading = await screen.findByRole('heading', { name: 'You are offline' });
    const stillLost = offline();
    vi.stubGlobal('fetch', stillLost);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    await until(() => expect(stillLost).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('heading', { name: 'You are offline' })).toBe(heading);
    vi.stubGlobal('fetch', responds(200, STORED));
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(readable(await screen.findByRole('heading', { name: /Aarav/ }))).toBe('Aarav & Meera');
  });

  test('a first visit says that the phone is offline, never that there is no invitation, and tries again', async () => {
    vi.stubGlobal('fetch', offline());
    open();
    expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeTruthy();
    expect(screen.queryByText(/not open/)).toBeNull();

    vi.stubGlobal('fetch', responds(200, STORED));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /Aarav/ })).toBeTruthy();
  });

  test.each([
    ['an outage', responds(503, {})],
    ['a hotel’s sign-in page', responds(200, { welcome: 'to our Wi-Fi' })],
    ['a spent quota', responds(429, { error: { code: 429, status: 'RESOURCE_EXHAUSTED', message: '' } })],
    [
      'a key for other addresses',
      responds(403, {
        error: {
          code: 403,
          status: 'PERMISSION_DENIED',
          message: '',
          details: [{ reason: 'API_KEY_HTTP_REFERRER_BLOCKED' }],
        },
      }),
    ],
  ])('%s is no reason to call an invitation closed', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch);
    open();
    expect(await screen.findByRole('heading', { name: 'One moment, please' })).toBeTruthy();
  });

  test('a second visit shows the copy of the first, and says so', async () => {
    vi.stubGlobal('fetch', responds(200, STORED));
    open();
    await screen.findByRole('heading', { name: /Aarav/ });
    cleanup();

    vi.stubGlobal('fetch', offline());
    open();
    expect(await screen.findByText(/This is the invitation as you last opened it/)).toBeTruthy();
    expect(readable(screen.getByRole('heading', { level: 1 }))).toBe('Aarav & Meera');
    expect(screen.getByRole('heading', { name: 'Sangeet' })).toBeTruthy();
  });

  test('a copy is not shown once the page has closed', async () => {
    vi.stubGlobal('fetch', responds(200, STORED));
    open();
    await screen.findByRole('heading', { name: /Aarav/ });
    cleanup();

    vi.setSystemTime(SAMPLE.settings.closesAt + 1);
    vi.stubGlobal('fetch', offline());
    open();
    expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeTruthy();
  });

  test('a copy of what is not shown any more is forgotten', async () => {
    vi.stubGlobal('fetch', responds(200, STORED));
    open();
    await screen.findByRole('heading', { name: /Aarav/ });
    cleanup();
    expect(window.localStorage.getItem(COPY)).not.toBeNull();

    vi.stubGlobal('fetch', responds(403, REFUSED));
    open();
    await screen.findByRole('heading', { name: 'This invitation is not open' });
    expect(window.localStorage.getItem(COPY)).toBeNull();
  });

  test.each([
    ['with the open link', { openId: `d${'a'.repeat(32)}` }],
    ['by a family’s link', { token: FAMILY_ID, family: { id: FAMILY_ID, ...FAMILY }, own: [] }],
  ])('of a page that has closed, a phone that replied %s keeps the way to its reply only', async (_, way) => {
    const { openId, token } = { openId: undefined, token: undefined, ...way };
    const reply = { id: openId ?? FAMILY_ID, ...coming(2), name: 'Asha', phone: '+919876543210' };
    changeRecord(code, { ...way, reply: { ...reply, rev: 1, by: byOf('a', 1), updatedAt: Date.now() } });
    vi.stubGlobal('fetch', responds(403, REFUSED));
    open();
    await screen.findByRole('heading', { name: 'This invitation is not open' });
    await until(() => expect(guestRecord(code).reply).toBeUndefined());
    expect(guestRecord(code)).toEqual({ openId, token });
    expect(window.localStorage.getItem(`${GUEST_PREFIX}${code}`)).not.toMatch(/Asha|98765|Sharma/);
  });

  test('a visit of a closed page by a new link leaves nothing on the phone', async () => {
    vi.stubGlobal('fetch', responds(403, REFUSED));
    open(`/i/${code}#${FAMILY_ID}`);
    await screen.findByRole('heading', { name: 'This invitation is not open' });
    await vi.dynamicImportSettled();
    expect(Object.keys(window.localStorage)).toEqual([]);
  });

  test('a copy that cannot be read is as good as none', async () => {
    window.localStorage.setItem(COPY, '{"couple":');
    vi.stubGlobal('fetch', offline());
    open();
    expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeTruthy();
  });
});

describe('storage that throws', () => {
  test('does not keep the invitation from being shown', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.stubGlobal('fetch', responds(200, STORED));
    open();
    expect(await screen.findByRole('heading', { name: /Aarav/ })).toBeTruthy();
    vi.restoreAllMocks();
  });
});

describe('a sample', () => {
  test('needs no database and is marked as one, also under its code in small letters', async () => {
    const fetch = responds(404, MISSING);
    vi.stubGlobal('fetch', fetch);
    open('/i/samp1e000003');
    expect(readable(screen.getByRole('heading', { level: 1 }))).toBe('Arjan & Harleen');
    expect(screen.getByText(/A sample/)).toBeTruthy();
    await vi.dynamicImportSettled();
    expect(fetch).not.toHaveBeenCalled();
  });

  test('keeps large letters on the phone once they were asked for', () => {
    open('/i/SAMP1E000001');
    fireEvent.click(screen.getByRole('button', { name: 'Larger text' }));
    expect(screen.getByRole('button', { name: 'Larger text' }).getAttribute('aria-pressed')).toEqual('true');
    expect(window.localStorage.getItem('shagun.larger-letters')).toContain('true');
    fireEvent.click(screen.getByRole('button', { name: 'Larger text' }));
    expect(screen.getByRole('button', { name: 'Larger text' }).getAttribute('aria-pressed')).toEqual('false');
  });
});
