import { expect, test, vi } from 'vitest';
import { pictureAddress, pictureOnOwnHost } from '#src/lib/media-address.ts';

vi.mock('#src/config/site.ts', async (original) => ({
  ...(await original<object>()),
  SITE: { url: 'https://shagun.example', mediaBase: 'https://media.example' },
}));

const SOURCE = { name: 'cards/ivory-arch', shape: 'card', version: 'abc', alt: '', tone: '' } as const;

test('pictures may come from another host, but not those that a script reads', () => {
  expect(pictureAddress(SOURCE, 720, 'avif')).toBe(
    'https://media.example/media/cards/ivory-arch-720.avif?v=abc',
  );
  expect(pictureOnOwnHost(SOURCE, 720, 'avif')).toBe('/media/cards/ivory-arch-720.avif?v=abc');
});
