/** Why a file did not become a picture; `heic`: this browser cannot decode it by itself. */
export const PICTURE_FAULTS = ['not a picture', 'film', 'too large', 'broken', 'too small', 'heic'] as const;

export type PictureFault = (typeof PICTURE_FAULTS)[number];

export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly fault: PictureFault;

  constructor(fault: PictureFault) {
    super(fault);
    this.fault = fault;
  }
}
