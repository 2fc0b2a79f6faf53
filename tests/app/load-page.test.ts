import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPage } from '#src/app/load-page.ts';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const reload = vi.fn();

beforeEach(() => {
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => window.sessionStorage.clear());

test('A page whose file has gone with an older version reloads the tab, once', async () => {
  void loadPage(gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await expect(loadPage(gone)).rejects.toThrow('Failed to fetch');
  expect(reload).toHaveBeenCalledOnce();
});

test('After a page that did load, the next one that has gone reloads again', async () => {
  void loadPage(gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(await loadPage(async () => 'page')).toBe('page');
  void loadPage(gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

test('Without a network the tab is not reloaded: the page says so itself', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(loadPage(gone)).rejects.toThrow('Failed to fetch');
  expect(reload).not.toHaveBeenCalled();
});
