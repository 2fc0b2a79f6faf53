import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PICTURE_SHAPES } from '#src/config/media.ts';
import { QR_TEMPLATES } from '#text/catalogue/qr-templates.ts';

test('every template has a unique id and a picture for its booking text', () => {
  expect(new Set(QR_TEMPLATES.map(({ id }) => id)).size).toBe(QR_TEMPLATES.length);
  for (const { image } of QR_TEMPLATES) {
    const file = `public/media/${image.name}-${PICTURE_SHAPES[image.shape].fallback}.webp`;
    expect(existsSync(file), file).toBe(true);
  }
});
