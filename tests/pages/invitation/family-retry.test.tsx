import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { encodeFields } from '#src/lib/firestore-values.ts';
import InvitationPage from '#src/pages/invitation/invitation-page.tsx';
import { deferred } from '#tests/support/deferred.ts';
import { responds, STORED } from '#tests/support/invitation-responses.ts';
import { FAMILY_ID } from '#tests/support/reply-database.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const FAMILY = { name: 'Sharma family', seats: 4, functions: ['f1'], opens: [], language: 'en' } as const;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 11, 1), toFake: ['Date'] });
  window.localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a family’s own page that could not be read', () => {
  async function openWithoutFamily() {
    const families = vi.fn<() => Promise<Response>>().mockRejectedValue(new TypeError('no network'));
    const invitation = responds(200, STORED);
    vi.stubGlobal('fetch', (address: string) =>
      address.includes('/families/') ? families() : invitation(address),
    );
    render(
      <MemoryRouter initialEntries={[`/i/${SAMPLE.code}#${FAMILY_ID}`]}>
        <Routes>
          <Route path="/i/:code" element={<InvitationPage />} />
        </Routes>
      </MemoryRouter>,
    );
    const retry = await screen.findByRole('button', { name: 'Try again' });
    const press = () => {
      retry.focus();
      fireEvent.click(retry);
    };
    return { families, press };
  }

  test('leaves the page in view during another try, and its focus on the title', async () => {
    const { families, press } = await openWithoutFamily();
    const title = screen.getByRole('heading', { name: /Aarav/ });
    const response = deferred();
    const fields = encodeFields({ ...FAMILY });
    families.mockImplementation(async () => {
      await response.promise;
      return Response.json({ name: `families/${FAMILY_ID}`, fields });
    });
    press();
    expect(screen.getByRole('heading', { name: /Aarav/ })).toBe(title);
    expect(document.activeElement).toBe(title);
    await act(async () => response.resolve());
    expect(await screen.findByText('Sharma family')).toBeTruthy();
    expect(document.activeElement).toBe(title);
  });

  test('says so again when another try fails', async () => {
    const { press } = await openWithoutFamily();
    press();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: /Aarav/ }));
  });
});
