import { part } from '#src/domain/film/easing.ts';
import { atDepth } from '../camera.ts';
import { shine } from '../canvas.ts';
import type { Context, Layer } from '../stage.ts';

function star(context: Context, radius: number): void {
  context.beginPath();
  for (let point = 0; point < 8; point += 1) {
    const reach = point % 2 ? radius * 0.09 : radius * (point % 4 ? 0.62 : 1);
    const angle = (point / 8) * 2 * Math.PI;
    context.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  context.fill();
}

/** Stars that flash at given places in turn, repeatedly. */
export function sparkles(
  depth: number,
  period: number,
  ...places: readonly (readonly [x: number, y: number, size: number])[]
): Layer {
  return atDepth(depth, ({ context }, t) => {
    for (const [index, [x, y, size]] of places.entries()) {
      const age = (t / period + index * 0.37) % 1;
      const flash = Math.sin(Math.PI * part(age, 0, 0.28));
      if (flash <= 0.01) continue;
      shine(context, '255 236 190', { x, y, radius: size * 1.4 }, 0.8 * flash);
      context.save();
      context.translate(x, y);
      context.rotate(0.25 + age);
      context.fillStyle = `rgb(255 252 240 / ${flash})`;
      star(context, size * (0.5 + 0.5 * flash));
      context.restore();
    }
  });
}
