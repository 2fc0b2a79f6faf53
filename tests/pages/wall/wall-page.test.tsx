import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import WallPage from '#src/pages/wall/wall-page.tsx';
import { MISSING, responds } from '#tests/support/invitation-responses.ts';
import { readable } from '#tests/support/render-page.tsx';

const release = vi.fn(async () => {});
const hold = vi.fn(async (_kind: string) => ({ release }));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2027, 1, 12) });
  window.localStorage.clear();
  Object.defineProperty(navigator, 'wakeLock', { value: { request: hold }, configurable: true });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

function open(code = 'SAMP1E000001') {
  return render(
    <MemoryRouter initialEntries={[`/i/${code}/wall`]}>
      <Routes>
        <Route path="/i/:code/wall" element={<WallPage />} />
      </Routes>
    </MemoryRouter>,
  );
}

const shown = () => readable(document.querySelector('blockquote'));
/** In steps, for one timer is set when another has changed the screen. */
async function pass(time: number): Promise<void> {
  for (let passed = 0; passed <= time; passed += 500) await act(() => vi.advanceTimersByTimeAsync(500));
}

test('a hall sees the couple, one blessing with its language, and a code that leads to the invitation', () => {
  open();
  expect(readable(screen.getByRole('heading', { level: 1 }))).toBe('Aarav & Meera');
  expect(shown()).toBe('सदा सुखी रहो, फूलो-फलो। दोनों परिवारों को बहुत-बहुत बधाई 🙏');
  expect(document.querySelector('blockquote')?.lang).toBe('hi');
  expect(screen.getByRole('img', { name: 'QR code of the invitation of Aarav & Meera' })).toBeTruthy();
  expect(screen.getByText('Bless the couple')).toBeTruthy();
  expect(screen.getByText('वर-वधू को आशीर्वाद दें').lang).toBe('hi');
});

test('search engines are told not to list it', () => {
  open();
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

test('one blessing follows another by itself, a long one stays longer, and all come again', async () => {
  open();
  const turns: { readonly text: string; readonly from: number }[] = [];
  for (const end = Date.now() + 90_000; Date.now() < end; ) {
    if (turns.at(-1)?.text !== shown()) turns.push({ text: shown(), from: Date.now() });
    await pass(0);
  }
  const texts = turns.map(({ text }) => text);
  expect(new Set(texts.slice(0, 5)).size).toBe(5);
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.slice(5)).toEqual(texts.slice(0, texts.length - 5));

  const timeOf = (start: string) => {
    const turn = texts.findIndex((text) => text.startsWith(start));
    return (turns[turn + 1]?.from ?? 0) - (turns[turn]?.from ?? 0);
  };
  expect(timeOf('May every year be sweeter')).toBeGreaterThan(6_000);
  expect(timeOf('We have known you')).toBeGreaterThan(2 * timeOf('May every year be sweeter'));
});

test('it can be paused with the space bar, and moved on with the arrow of a remote', async () => {
  open();
  const first = shown();
  fireEvent.keyDown(window, { key: ' ' });
  await pass(120_000);
  expect(shown()).toBe(first);
  expect(screen.getByRole('button', { name: 'Go on' })).toBeTruthy();

  fireEvent.keyDown(window, { key: 'ArrowRight' });
  expect(shown()).not.toBe(first);
});

test('the screen is kept on, also after the browser was in the background', async () => {
  const { unmount } = open();
  await pass(0);
  expect(hold).toHaveBeenCalledWith('screen');

  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(hold).toHaveBeenCalledTimes(2);
  unmount();
  await pass(0);
  expect(release).toHaveBeenCalled();
});

test('buttons and pointer hide when nobody touches them, and come back with a movement', async () => {
  open();
  const wall = document.querySelector('[data-dress]');
  expect(wall?.hasAttribute('data-idle')).toBe(false);
  await pass(5_000);
  expect(wall?.hasAttribute('data-idle')).toBe(true);
  fireEvent.pointerMove(window);
  expect(wall?.hasAttribute('data-idle')).toBe(false);
});

test('a wedding that is not there, or any more, has the page of such an invitation, and nothing of it is kept', async () => {
  vi.useRealTimers();
  window.localStorage.setItem('shagun.wall.ABCD12345678', '{}');
  vi.stubGlobal('fetch', responds(404, MISSING));
  open('ABCD12345678');
  expect(await screen.findByRole('heading', { name: 'This invitation is not open' })).toBeTruthy();
  await waitFor(() => expect(window.localStorage.length).toBe(0));
});
