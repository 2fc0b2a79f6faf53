import sharp from 'sharp';
import { readQrCode } from '#src/lib/read-qr-code.ts';

/** Of a 42-inch television. */
const SCREEN_WIDTH_M = 0.93;

/** A phone's main camera in landscape. Its viewfinder, in which codes are looked for, has a full-HD picture. */
const CAMERA = { halfAngle: (33.7 * Math.PI) / 180, pixels: 1920 };

/** Motion blur, in pixels of the camera. */
const BLUR = 0.6;

/**
 * The code that a phone at this distance in metres reads on a television with this screenshot; `undefined` for
 * none.
 */
export async function codeSeenFrom(metres: number, screenshot: Buffer): Promise<string | undefined> {
  const view = 2 * metres * Math.tan(CAMERA.halfAngle);
  const width = Math.round((SCREEN_WIDTH_M / view) * CAMERA.pixels);
  const wall = { top: width, bottom: width, left: width, right: width, background: '#333333' };
  const { data, info } = await sharp(screenshot)
    .resize({ width, kernel: 'cubic' })
    .blur(BLUR)
    .extend(wall)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return readQrCode(new Uint8Array(data), info.width, info.height);
}
