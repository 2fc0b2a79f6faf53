import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PortraitContext } from '#src/data/portrait-source.ts';
import type { PortraitMark } from '#src/domain/portraits/portrait.ts';
import { encodeFields } from '#src/lib/firestore-values.ts';
import InvitationPage from '#src/pages/invitation/invitation-page.tsx';
import { storedDocument } from '#tests/support/invitation-responses.ts';
import { FAMILY_ID } from '#tests/support/reply-database.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { TallScreen } from '#tests/support/tall-screen.ts';
import { until } from '#tests/support/until.ts';

// The test's document has no list of images, which the large picture asks for.
vi.mock('#src/ui/lightbox-stage.tsx', () => ({ LightboxStage: () => null }));

const ADDRESS = `/i/${SAMPLE.code}`;
const MARK: PortraitMark = { place: 'p1', version: '0123456789abcdef' };
const SMALL = { ...MARK, width: 800, height: 600, x: 0.5, y: 0.5, alt: 'By the lake', thumb: '/lake.jpg' };
const SOURCE = { small: async () => SMALL, picture: async () => undefined };
const FAMILY = { name: 'Sharma family', seats: 4, functions: ['f1', 'f2'], language: 'en' };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 11, 1), toFake: ['Date'] });
  vi.stubGlobal('IntersectionObserver', TallScreen);
  window.localStorage.clear();
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes(':commit')) return Response.json({});
    if (address.includes(':batchGet')) return Response.json([{ missing: FAMILY_ID }]);
    if (address.includes('/families/'))
      return Response.json({ name: `families/${FAMILY_ID}`, fields: encodeFields(FAMILY) });
    return Response.json(storedDocument({ ...SAMPLE, portraits: [MARK] }));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('Back closes an open photograph, and the reply that a family has begun stays', async () => {
  window.history.replaceState(null, '', `${ADDRESS}#${FAMILY_ID}`);
  render(
    <PortraitContext value={SOURCE}>
      <BrowserRouter>
        <Routes>
          <Route path="/i/:code" element={<InvitationPage />} />
        </Routes>
      </BrowserRouter>
    </PortraitContext>,
  );
  const [coming] = await screen.findAllByRole('radio', { name: 'Coming' });
  fireEvent.click(coming ?? document.body);
  await until(() => expect(window.location.hash).toBe(''));

  const entries = window.history.length;
  fireEvent.click(await screen.findByRole('button', { name: 'By the lake' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(window.history.length).toBe(entries + 1);
  act(() => {
    window.history.replaceState(null, '', ADDRESS);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getAllByRole('radio', { name: 'Coming' })[0]).toBe(coming);
  expect(coming).toHaveProperty('checked', true);
});
