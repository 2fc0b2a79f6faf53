import { binarize, Decoder, Detector } from '@nuintun/qrcode';

/** The text of the first readable QR code; `undefined` without one. `grey` has a byte for each pixel. */
export function readQrCode(grey: Uint8Array, width: number, height: number): string | undefined {
  const decoder = new Decoder();
  const search = new Detector().detect(binarize(grey, width, height));
  for (let found = search.next(); !found.done; found = search.next(false)) {
    try {
      return decoder.decode(found.value.matrix).content;
    } catch {
      // Something else looked like a code.
    }
  }
  return undefined;
}
