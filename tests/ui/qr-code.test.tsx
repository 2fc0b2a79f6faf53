import { BitMatrix, Decoder } from '@nuintun/qrcode';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QrCode } from '#src/ui/qr-code.tsx';

/** Renders a QR code and decodes it from its bars. */
function readBack(address: string) {
  const { unmount } = render(<QrCode address={address} label="Code" />);
  const picture = screen.getByRole('img', { name: 'Code' });
  const [left = 0, , side = 0] = (picture.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const matrix = new BitMatrix(side + 2 * left);
  const bars = picture.querySelector('path[fill="black"]')?.getAttribute('d') ?? '';
  for (const [, x, y, width] of bars.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    matrix.setRegion(Number(x), Number(y), Number(width), 1);
  }
  unmount();
  return { ...read(matrix), margin: -left };
}

function read(matrix: BitMatrix): { content: string; level: string; corrected: number } {
  const { content, level, corrected } = new Decoder().decode(matrix);
  return { content, level, corrected };
}

test('a phone reads the address with 15 % of the code covered and a quiet zone of four modules', () => {
  expect(readBack('https://shagun.example/qr-page/hindu/page1')).toEqual({
    content: 'https://shagun.example/qr-page/hindu/page1',
    level: 'M',
    corrected: 0,
    margin: 4,
  });
});

test.each([40, 107, 500, 2_331])('an address of %i characters is read unchanged', (length) => {
  const address = 'https://shagun.example/'.padEnd(length, 'x');
  expect(readBack(address).content).toBe(address);
});

test('a Hindi address is read in its encoded form', () => {
  expect(readBack('https://shagun.example/शुभ').content).toBe(
    'https://shagun.example/%E0%A4%B6%E0%A5%81%E0%A4%AD',
  );
});
