import { BitMatrix, Decoder } from '@nuintun/qrcode';
import { expect, test } from 'vitest';
import { codeAddress, codeFile, encodePageCode, typedAddress } from '#src/domain/invitation/page-code.ts';

test('the code holds the page’s address in capitals, and the card says it as people type it', () => {
  expect(codeAddress('ABCD12345678')).toBe('HTTPS://SHAGUN.EXAMPLE/I/ABCD12345678');
  expect(typedAddress('ABCD12345678')).toBe('shagun.example/i/ABCD12345678');
});

test('capitals at level Q need no more modules than small letters at level M', () => {
  expect(encodePageCode(codeAddress('ABCD12345678')).size).toBe(29);
});

test('the file is the code in black on white with four modules of quiet, in millimetres', () => {
  const address = codeAddress('ABCD12345678');
  const svg = codeFile(address, 29);
  expect(svg).toContain('width="37.00mm" height="37.00mm" viewBox="-4 -4 37 37"');
  expect(svg).toContain('<path fill="white" d="M-4 -4h37v37h-37z"/>');
  const bars = /fill="black" d="([^"]+)"/.exec(svg)?.[1] ?? '';
  const matrix = new BitMatrix(29);
  for (const [, x, y, width] of bars.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    matrix.setRegion(Number(x), Number(y), Number(width), 1);
  const { content, level, corrected } = new Decoder().decode(matrix);
  expect({ content, level, corrected }).toEqual({ content: address, level: 'Q', corrected: 0 });
});

test('an address with other characters is stored as it is', () => {
  expect(() => encodePageCode('https://shagun.example/~asha/i/ABCD12345678')).not.toThrow();
});
