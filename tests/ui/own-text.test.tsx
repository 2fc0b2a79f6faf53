import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.resetModules());

async function shown(text: string, language: 'en' | 'hi', name: string): Promise<string> {
  vi.resetModules();
  vi.doMock('#text/site-language.ts', () => ({ SITE_LANGUAGE: language }));
  vi.doMock('#text/brand.ts', () => ({ BRAND: { name } }));
  const { OwnText } = await import('#src/ui/own-text.tsx');
  return render(<OwnText text={text} />).container.innerHTML;
}

test('a Latin name in a Hindi sentence is marked as English, and nothing else is', async () => {
  expect(await shown('Mangal ही क्यों', 'hi', 'Mangal')).toBe('<span lang="en">Mangal</span> ही क्यों');
  expect(await shown('© 2026 Mangal', 'hi', 'Mangal')).toBe('© 2026 <span lang="en">Mangal</span>');
});

test('a city without a Hindi spelling is marked on a Hindi page, and one with a spelling is not', async () => {
  expect(await shown('Indore', 'hi', 'मंगल')).toBe('<span lang="en">Indore</span>');
  expect(await shown('इंदौर', 'hi', 'मंगल')).toBe('इंदौर');
});

test('a Devanagari name in an English sentence is marked as Hindi', async () => {
  expect(await shown('Made with शहनाई', 'en', 'शहनाई')).toBe('Made with <span lang="hi">शहनाई</span>');
  expect(await shown('Made with Mangal', 'en', 'Mangal')).toBe('Made with Mangal');
});
