export type Canvas = HTMLCanvasElement | OffscreenCanvas;

/** Also in a worker, which has no document, and on phones that have no OffscreenCanvas. */
export function makeCanvas(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

export function isDrawing(
  context: RenderingContext | OffscreenRenderingContext | null,
): context is CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D {
  return context !== null && 'fillRect' in context;
}
