import { afterEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { onChangeInOtherTab, readText, removeText, writeText } from '#src/lib/storage.ts';

const KEY = STORAGE_KEYS.cardCart;

afterEach(() => {
  removeText(KEY);
  vi.restoreAllMocks();
});

function block() {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
}

test('a written value is read back', () => {
  expect(writeText(KEY, 'two cards')).toBe(true);
  expect(readText(KEY)).toBe('two cards');
});

test('a missing value is undefined', () => {
  expect(readText(KEY)).toBeUndefined();
});

test('with storage blocked, writing reports it and the value lasts as long as the page', () => {
  block();
  expect(writeText(KEY, 'kept in memory')).toBe(false);
  expect(readText(KEY)).toBe('kept in memory');
  removeText(KEY);
  expect(readText(KEY)).toBeUndefined();
});

test('with storage full, the newest value wins over the stored one', () => {
  writeText(KEY, 'old');
  const real = window.localStorage;
  const full = vi.spyOn(window, 'localStorage', 'get').mockReturnValue({
    length: real.length,
    clear: () => real.clear(),
    key: (place) => real.key(place),
    getItem: (name) => real.getItem(name),
    removeItem: (name) => real.removeItem(name),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(writeText(KEY, 'new')).toBe(false);
  expect(readText(KEY)).toBe('new');
  full.mockRestore();
  expect(writeText(KEY, 'newer')).toBe(true);
  expect(readText(KEY)).toBe('newer');
});

test('another tab’s change is reported for the same key only', () => {
  const heard = vi.fn();
  const stop = onChangeInOtherTab(KEY, heard);
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  expect(heard).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(heard).toHaveBeenCalledTimes(2);
});
