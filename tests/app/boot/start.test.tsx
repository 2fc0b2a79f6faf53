import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prerenderInvitation } from '#src/app/prerender.tsx';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { until } from '#tests/support/until.ts';

type GuestTexts = typeof import('#src/locales/guest-texts.ts');

const { isLost, loadTexts } = vi.hoisted(() => ({ isLost: vi.fn<() => boolean>(), loadTexts: vi.fn() }));
vi.mock('#src/locales/guest-texts.ts', async (original) => {
  const texts = await original<GuestTexts>();
  loadTexts.mockImplementation(async (language) => {
    if (!isLost()) return texts.loadGuestTexts(language);
    await new Promise((done) => setTimeout(done, REQUEST_MS));
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  return { ...texts, loadGuestTexts: loadTexts };
});
vi.mock('#src/app/layout/start-late-work.ts', () => ({ startLateWork: vi.fn() }));

const REQUEST_MS = 10;
const MINUTE_MS = 60_000;
/** More than three attempts after each of the pauses of a minute make. */
const A_FEW = 20;

const { dataset } = document.documentElement;

/** The page of the sample in Hindi, as `npm run publish` has written it. */
async function openWritten(): Promise<HTMLElement> {
  const invitation = { ...SAMPLE, language: 'hi' } as const;
  const { html, data } = await prerenderInvitation({ invitation, picture: '/i/picture.jpg' });
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = html;
  // The build moves these into the head.
  for (const tag of root.querySelectorAll(':scope > :is(title, meta, link)')) tag.remove();
  document.body.innerHTML = `${data}<button data-try-again>Try again</button>`;
  document.body.append(root);
  window.history.replaceState(null, '', `/i/${SAMPLE.code}`);
  return root;
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 11, 1) });
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
});

afterEach(() => {
  vi.useRealTimers();
  delete dataset.app;
});

test('an invitation whose texts cannot be loaded stays as it was written, says so, and asks for them after pauses until it starts', async () => {
  const root = await openWritten();
  const written = root.innerHTML;
  expect(written).toContain('आरव');
  // The phone has none of what the page was written with.
  vi.resetModules();
  const { startApp } = await import('#src/app/boot/start.tsx');
  isLost.mockReturnValue(true);
  loadTexts.mockClear();

  const started = startApp();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(root.innerHTML).toBe(written);
  expect(dataset.app).toBe('unfinished');
  expect(loadTexts.mock.calls.length).toBeGreaterThan(3);
  expect(loadTexts.mock.calls.length).toBeLessThan(A_FEW);

  isLost.mockReturnValue(false);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await started;
  await until(() => expect(dataset.app).toBe('hydrated'));
  expect(root.textContent).toContain('आरव');
});
