import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Light and dark ones of landscapes, one of many shapes side by side, and one upright. */
export type PhotographKind = 'light' | 'dark' | 'group' | 'portrait';

/** The longer side of a photograph of 12 megapixels. */
export const CAMERA_SIDE = 4_000;

/** A photograph that has to be made smaller, drawn in the browser: hills and round heads of nobody. */
export async function drawnPhotograph(page: Page, kind: PhotographKind, longer = 2_000) {
  const draw = async ([drawn, longest]: readonly [PhotographKind, number]) => {
    const shorter = (longest * 3) / 4;
    const [width, height] = drawn === 'portrait' ? [shorter, longest] : [longest, shorter];
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser does not draw');
    const dark = drawn === 'dark';
    const sky = context.createLinearGradient(0, 0, 0, height);
    sky.addColorStop(0, dark ? '#05060f' : '#fffdf6');
    sky.addColorStop(1, dark ? '#2a1a2e' : '#f6d9b8');
    context.fillStyle = sky;
    context.fillRect(0, 0, width, height);
    context.fillStyle = dark ? '#0b0f16' : '#d8e2d0';
    for (const [at, size] of [
      [0.25, 0.3],
      [0.75, 0.42],
    ] as const) {
      context.beginPath();
      context.ellipse(width * at, height, width * 0.45, height * size, 0, 0, 7);
      context.fill();
    }
    const heads = drawn === 'group' ? 9 : 2;
    for (let head = 0; head < heads; head += 1) {
      const x = width * (heads === 2 ? 0.4 + head * 0.2 : 0.1 + head * 0.1);
      const size = width * (heads === 2 ? 0.09 : 0.045);
      context.fillStyle = ['#8a5a3c', '#b07a52', '#6e4630'][head % 3] ?? '';
      context.beginPath();
      context.arc(x, height * 0.42, size, 0, 7);
      context.fill();
      context.fillStyle = ['#8c1c38', '#0a4f46', '#1c2f73'][head % 3] ?? '';
      context.fillRect(x - size * 1.3, height * 0.42 + size, size * 2.6, height);
    }
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  };
  const base64 = await page.evaluate(draw, [kind, longer] as const);
  return { name: `${kind}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

/** The fields of a stored photograph of this kind, as the editor makes it. */
export async function storedPhotograph(page: Page, kind: PhotographKind) {
  const { buffer } = await drawnPhotograph(page, kind);
  const jpegOf = (longest: number) =>
    sharp(buffer)
      .resize({ width: longest, height: longest, fit: 'inside' })
      .jpeg()
      .toBuffer({ resolveWithObject: true });
  const [{ data, info }, thumb] = await Promise.all([jpegOf(1_280), jpegOf(480)]);
  return {
    version: createHash('sha256').update(data).digest('hex').slice(0, 16),
    picture: new Uint8Array(data),
    thumb: new Uint8Array(thumb.data),
    width: info.width,
    height: info.height,
    x: 0.5,
    y: 0.4,
    alt: `Two of us (${kind})`,
    updatedAt: new Date(),
  };
}
