const COLOURS = ['--marigold', '--gold', '--sindoor', '--rose', '--teal'];

/** Milliseconds between the end of one burst and the next. */
const REST = 900;

/** Fires repeatedly until the returned function is called. Rejects if the library cannot be loaded. */
export async function startConfetti(canvas: HTMLCanvasElement, pieces: number): Promise<() => void> {
  const { default: confetti } = await import('canvas-confetti');
  const fire = confetti.create(canvas, { resize: true, disableForReducedMotion: true });
  const tokens = getComputedStyle(canvas);
  const colors = COLOURS.map((token) => tokens.getPropertyValue(token));
  let going = true;
  let rest: ReturnType<typeof setTimeout> | undefined;

  async function throwPaper() {
    const half = Math.round(pieces / 2);
    const shared = { spread: 62, startVelocity: 46, gravity: 0.8, ticks: 260, scalar: 1.1, colors };
    await Promise.all([
      fire({ ...shared, particleCount: half, angle: 62, origin: { x: 0, y: 1 } }),
      fire({ ...shared, particleCount: pieces - half, angle: 118, origin: { x: 1, y: 1 } }),
    ]);
    if (going) rest = setTimeout(throwPaper, REST);
  }

  void throwPaper();
  return () => {
    going = false;
    clearTimeout(rest);
    fire.reset();
  };
}
