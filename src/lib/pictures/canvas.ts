export type Canvas = HTMLCanvasElement | OffscreenCanvas;

/** Also in a worker, which has no document, and on phones that have no OffscreenCanvas. */
export function makeCanvas(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}
