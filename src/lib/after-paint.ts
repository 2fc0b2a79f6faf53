/** Runs `run` once the next frame is on the screen: for what nobody waits for, so that the answer to a tap does not. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
