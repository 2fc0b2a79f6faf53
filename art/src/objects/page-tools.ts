/** What a painter may use inside the page; see {@link installPageTools}. */
export interface PageTools {
  /** Seeded numbers in [0, 1). */
  random(seed: number): () => number;
  /** A soft light drawn with `screen`; colour as `r,g,b`. */
  halo(
    ctx: CanvasRenderingContext2D,
    x: number,
    y: number,
    radius: number,
    colour: string,
    strength: number,
  ): void;
  /** Petals or foil falling: whole cycles only, so frame 0 follows the last. `depth` 0 far, 1 middle, 2 near. */
  fall(
    ctx: CanvasRenderingContext2D,
    t: number,
    images: Readonly<Record<string, CanvasImageSource>>,
    options: {
      count: number;
      depth: 0 | 1 | 2;
      width: number;
      height: number;
      names: readonly string[];
      seed: number;
      scale: number;
    },
  ): void;
  /** A flame on its wick, flickering in whole cycles. */
  flame(ctx: CanvasRenderingContext2D, t: number, x: number, y: number, height: number, phase: number): void;
}

declare global {
  interface Window {
    film: PageTools;
  }
}

/**
 * Runs inside the page, before any painter: puts {@link PageTools} on the window. It may use its arguments and what is
 * inside it only, since its text is sent to the page.
 */
export function installPageTools(
  random: (seed: number) => () => number,
  seedOf: (value: number) => number,
): void {
  const TAU = Math.PI * 2;
  const halo: PageTools['halo'] = (ctx, x, y, radius, colour, strength) => {
    const light = ctx.createRadialGradient(x, y, 0, x, y, radius);
    light.addColorStop(0, `rgba(${colour},${strength})`);
    light.addColorStop(0.4, `rgba(${colour},${strength * 0.36})`);
    light.addColorStop(1, `rgba(${colour},0)`);
    ctx.save();
    ctx.globalCompositeOperation = 'screen';
    ctx.fillStyle = light;
    ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
    ctx.restore();
  };
  const fall: PageTools['fall'] = (ctx, t, images, { count, depth, width, height, names, seed, scale }) => {
    const next = random(seedOf(seed));
    for (let i = 0; i < count; i += 1) {
      const cycles = depth === 2 ? 2 : 1;
      const [phase, start, sway, turns] = [
        next(),
        next() * (width + 40) - 20,
        20 + next() * 50,
        1 + Math.floor(next() * 2),
      ];
      const [shift, side, spin, angle] = [
        next(),
        next() < 0.5 ? -1 : 1,
        1 + Math.floor(next() * 1.6),
        next() * TAU,
      ];
      const [flips, flip, size, name] = [
        1 + Math.floor(next() * 3),
        next(),
        scale * (0.85 + next() * 0.3),
        names[Math.floor(next() * names.length)] ?? '',
      ];
      const image = images[name];
      if (!image) continue;
      const y = -70 + ((phase + cycles * t) % 1) * (height + 140);
      ctx.save();
      ctx.translate(start + sway * Math.sin(TAU * (turns * t + shift)), y);
      ctx.rotate(angle + TAU * side * spin * t + 0.5 * Math.sin(TAU * (turns * t + shift)));
      ctx.scale(size * (0.25 + 0.75 * Math.abs(Math.cos(TAU * (flips * t + flip)))), size);
      ctx.globalAlpha = depth === 0 ? 0.82 : 1;
      if (depth === 2) ctx.filter = 'blur(2.6px)';
      ctx.drawImage(image, -48, -60, 96, 96);
      ctx.restore();
    }
  };
  const flame: PageTools['flame'] = (ctx, t, x, y, height, phase) => {
    const lift =
      1 +
      0.05 * Math.sin(TAU * (9 * t + phase)) +
      0.035 * Math.sin(TAU * (14 * t + phase * 2) + 1.3) +
      0.025 * Math.sin(TAU * 23 * t + 0.4);
    const lean = (height / 150) * (10 * Math.sin(TAU * (5 * t + phase)) + 6 * Math.sin(TAU * 11 * t + 0.7));
    halo(ctx, x, y - height * 0.4, height * 2.2, '255,170,70', 0.62 * lift);
    halo(ctx, x, y - height * 0.33, height * 0.8, '255,220,140', 0.55);
    const tongue = (w: number, h: number, foot: string, tip: string, bend: number) => {
      const paint = ctx.createLinearGradient(0, y, 0, y - h);
      paint.addColorStop(0, foot);
      paint.addColorStop(1, tip);
      ctx.fillStyle = paint;
      ctx.beginPath();
      ctx.moveTo(x, y + height * 0.04);
      ctx.bezierCurveTo(x - w * 1.15, y - h * 0.12, x - w * 0.8 + bend * 0.3, y - h * 0.5, x + bend, y - h);
      ctx.bezierCurveTo(
        x + w * 0.8 + bend * 0.3,
        y - h * 0.5,
        x + w * 1.15,
        y - h * 0.12,
        x,
        y + height * 0.04,
      );
      ctx.fill();
    };
    const h = height * lift;
    tongue(height * 0.31, h, '#f08a1e', '#ffb347', lean);
    tongue(height * 0.22, h * 0.8, '#ffb53a', '#ffd980', lean * 0.8);
    tongue(height * 0.13, h * 0.52, '#ffe9a8', '#fffbe8', lean * 0.5);
  };
  window.film = { random: (seed) => random(seedOf(seed)), halo, fall, flame };
}
