import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { readQrCode } from '#src/lib/read-qr-code.ts';

const MM_PER_POINT = 25.4 / 72;
const DOTS_PER_MM = 300 / 25.4;

/** A card in a phone's camera: fewer pixels, and blurred by motion. */
const PHONE_DOTS_PER_MM = 4.5;
const BLUR_MM = 0.15;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Sizes of a PDF's pages in millimetres, from their media boxes. */
export function pageSizes(pdf: Buffer): Size[] {
  const boxes = pdf
    .toString('latin1')
    .matchAll(/\/MediaBox\s*\[\s*([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)\s*\]/g);
  return [...boxes].map(([, left, bottom, right, top]) => ({
    width: (Number(right) - Number(left)) * MM_PER_POINT,
    height: (Number(top) - Number(bottom)) * MM_PER_POINT,
  }));
}

/** Whether poppler's `pdftoppm` is installed. */
export function hasPoppler(): boolean {
  return spawnSync('pdftoppm', ['-v'], { stdio: 'ignore' }).status === 0;
}

/** The first page of a PDF at 300 dots an inch, as PNG. Needs poppler. */
export function drawnByPoppler(pdf: Buffer): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'shagun-print-'));
  try {
    writeFileSync(join(folder, 'card.pdf'), pdf);
    const { status } = spawnSync(
      'pdftoppm',
      ['-r', '300', '-png', '-singlefile', join(folder, 'card.pdf'), join(folder, 'card')],
      { stdio: 'ignore' },
    );
    if (status !== 0) throw new Error('pdftoppm could not draw the page');
    return readFileSync(join(folder, 'card.png'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a phone reads from a printed page of 300 dots an inch; `undefined` if it finds no code. */
export async function readByPhone(png: Buffer): Promise<string | undefined> {
  const { width } = await sharp(png).metadata();
  return readCode(
    sharp(png)
      .flatten({ background: 'white' })
      .resize({ width: Math.round((width / DOTS_PER_MM) * PHONE_DOTS_PER_MM) })
      .blur(BLUR_MM * PHONE_DOTS_PER_MM),
  );
}

/** What a picture's code holds; `undefined` if none is found. */
export async function readCode(picture: Sharp): Promise<string | undefined> {
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true });
  return readQrCode(new Uint8Array(data), info.width, info.height);
}
