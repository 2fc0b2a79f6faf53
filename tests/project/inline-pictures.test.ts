import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseHtml } from '#scripts/build/html.ts';
import { inlinePictures } from '#scripts/build/inline-pictures.ts';

const out = mkdtempSync(join(tmpdir(), 'shagun-inline-'));
mkdirSync(join(out, 'media'));
writeFileSync(join(out, 'media/diya-720.avif'), 'seven hundred and twenty');

const page = (width: number) =>
  parseHtml(
    `<picture><source media="(max-width: 639px)" srcset="/media/diya-360.avif?v=1 360w, /media/diya-720.avif?v=1 720w" sizes="100vw" data-inline-width="${width}"><source srcset="/media/diya-360.avif?v=1 360w" sizes="100vw"><img src="/media/diya-540.webp"></picture>`,
  );

test('phones find the main picture inside the page, and larger screens where it was', () => {
  const document = page(720);
  inlinePictures(document, out);
  const [phone, others] = document.querySelectorAll('source');
  const content = Buffer.from('seven hundred and twenty').toString('base64');
  expect(phone?.attrs).toEqual({
    media: '(max-width: 639px)',
    srcset: `data:image/avif;base64,${content} 720w`,
    sizes: '100vw',
  });
  expect(others?.attrs).toEqual({ srcset: '/media/diya-360.avif?v=1 360w', sizes: '100vw' });
});

test('a picture without a file of that width fails the build', () => {
  expect(() => inlinePictures(page(800), out)).toThrow('No file is 800 px wide');
});

test('a picture on a media host is taken from the build, from which it is uploaded', () => {
  const document = parseHtml(
    page(720).toString().replaceAll('/media/', 'https://media.mangal.example/media/'),
  );
  inlinePictures(document, out);
  expect(document.querySelector('source')?.getAttribute('srcset')).toMatch(/^data:image\/avif/);
});
