/** After the next frame, so that the response to a tap is not delayed. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
