import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPage } from '#src/app/load-page.ts';

const gone = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
const reload = vi.fn();

const ALL_ATTEMPTS_MS = 10_000;

async function openGonePage({ asked = false } = {}): Promise<'reloading' | 'failed'> {
  const outcome = loadPage(gone, asked).then(
    () => 'loaded' as never,
    () => 'failed' as const,
  );
  await vi.advanceTimersByTimeAsync(ALL_ATTEMPTS_MS);
  return Promise.race([outcome, Promise.resolve('reloading' as const)]);
}

/** Each version of the site has another URL for the page's script. */
function serveVersion(name: string): void {
  const script = document.createElement('script');
  script.type = 'module';
  Object.defineProperty(script, 'src', { value: `/assets/${name}.js` });
  document.head.replaceChildren(script);
}

beforeEach(() => {
  vi.useFakeTimers();
  gone.mockClear();
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  document.body.innerHTML = '<form><input name="name"></form>';
  serveVersion('one');
});

afterEach(() => {
  vi.useRealTimers();
  window.sessionStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  delete document.documentElement.dataset.app;
});

test('A page that loads on a later attempt opens without a reload', async () => {
  const late = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(undefined);
  const opened = loadPage(late, false);
  await vi.advanceTimersByTimeAsync(ALL_ATTEMPTS_MS);
  await opened;
  expect(late).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

test('A missing file reloads the tab once per version and then fails', async () => {
  expect(await openGonePage()).toBe('reloading');
  expect(reload).toHaveBeenCalledOnce();
  expect(await openGonePage()).toBe('failed');
  expect(reload).toHaveBeenCalledOnce();

  serveVersion('two');
  expect(await openGonePage()).toBe('reloading');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('Loading a page is tried three times, not endlessly', async () => {
  window.sessionStorage.setItem('shagun.reloaded-version', '/assets/one.js');
  expect(await openGonePage()).toBe('failed');
  expect(gone).toHaveBeenCalledTimes(3);
});

test('Offline, loading fails after one attempt, and the tab is not reloaded', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await openGonePage()).toBe('failed');
  expect(gone).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

test('If the server does not respond the tab is not reloaded, as that would leave a blank page', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await openGonePage({ asked: true })).toBe('failed');
  expect(reload).not.toHaveBeenCalled();
});

test.each(['typed', 'pressed'])(
  'The tab is not reloaded automatically over a form that somebody has %s',
  async (done) => {
    if (done === 'pressed') document.querySelector('form')?.setAttribute('data-pressed', '');
    else for (const field of document.querySelectorAll('input')) field.value = 'Sunita';
    expect(await openGonePage()).toBe('failed');
    expect(reload).not.toHaveBeenCalled();
  },
);

test('The tab is not reloaded over a tick made while the server was asked, unless the page already counts ticks', async () => {
  document.body.innerHTML = '<input type="checkbox">';
  vi.stubGlobal('fetch', () => {
    document.querySelector('input')?.click();
    return Promise.resolve(new Response());
  });
  expect(await openGonePage()).toBe('failed');
  expect(reload).not.toHaveBeenCalled();

  document.documentElement.dataset.app = 'hydrated';
  expect(await openGonePage()).toBe('reloading');
});

test('A paused strip does not keep the tab from reloading before the page counts ticks', async () => {
  document.body.innerHTML = '<input type="checkbox" data-pause checked>';
  expect(await openGonePage()).toBe('reloading');
});

test('A requested reload goes ahead only if all text is saved in drafts', async () => {
  for (const field of document.querySelectorAll('input')) field.value = 'Sunita';
  expect(await openGonePage({ asked: true })).toBe('failed');
  document.querySelector('form')?.setAttribute('data-draft', 'blessing');
  expect(await openGonePage({ asked: true })).toBe('reloading');
});
