/** Everything behind the subject: sky, sun or lamp, stars, and the mandala in the air. */
import { chance } from '#src/domain/film/chance.ts';
import { FILM_HEIGHT, FILM_WIDTH } from '#src/domain/film/text-places.ts';
import { atDepth } from '../camera.ts';
import { glowStamp, shine } from '../canvas.ts';
import { ornamentStamp } from '../ornament.ts';
import type { Layer } from '../stage.ts';
import { within } from '../stage.ts';

/** More of it is seen as the camera looks up. */
export const sky: Layer = ({ context, design, camera }) => {
  const { sky: colours } = design.palette;
  const horizon = FILM_HEIGHT + camera.tilt * 0.9;
  const paint = context.createLinearGradient(0, -120 + camera.tilt * 0.15, 0, horizon);
  for (const [index, colour] of colours.entries()) paint.addColorStop(index / (colours.length - 1), colour);
  context.fillStyle = paint;
  context.fillRect(0, 0, FILM_WIDTH, FILM_HEIGHT);
};

/** A lamp or sun that slowly grows and shrinks. */
export function lamp(y: number, radius: number, strength: number, depth = 0.16): Layer {
  return atDepth(depth, ({ context, design }, t) => {
    const breath = 1 + 0.07 * Math.sin(t * 1.7) + 0.03 * Math.sin(t * 4.3 + 1);
    shine(context, design.palette.glow, { x: 360, y, radius: radius * breath }, strength * breath);
  });
}

export function stars(count: number, seed = 1): Layer {
  return ({ context, camera }, t) =>
    within(context, () => {
      context.fillStyle = '#fff0cf';
      for (let star = 0; star < count; star += 1) {
        const size = 1.4 + chance(star, seed) * 2.6;
        const twinkle = 0.55 + 0.45 * Math.sin(t * (0.8 + chance(star, seed + 1) * 2) + star);
        context.globalAlpha = twinkle * (0.35 + 0.5 * chance(star, seed + 2));
        context.fillRect(
          chance(star, seed + 3) * FILM_WIDTH,
          chance(star, seed + 4) ** 1.3 * 900 - 60 + camera.tilt * 0.22,
          size,
          size,
        );
      }
    });
}

/** A mandala, or the film's other ornament, in light and turning slowly. */
export function mandala(y: number, radius: number, colour: string, alpha: number): Layer {
  return atDepth(0.22, ({ context, design: { ornament = 'mandala' } }, t) => {
    if (ornament === 'none') return;
    context.translate(360, y);
    context.rotate(t * 0.035);
    context.globalAlpha = alpha * (0.85 + 0.15 * Math.sin(t * 0.9));
    context.drawImage(ornamentStamp(ornament, colour), -radius, -radius, radius * 2, radius * 2);
  });
}

export function bokeh(count: number, colours: readonly string[], seed: number): Layer {
  return ({ context, camera }, t) =>
    within(context, () => {
      context.globalCompositeOperation = 'lighter';
      for (let light = 0; light < count; light += 1) {
        const depth = 0.2 + chance(light, seed) * 0.6;
        const rise = (chance(light, seed + 1) + t * (0.012 + 0.02 * depth)) % 1;
        const radius = 26 + 74 * depth * chance(light, seed + 2);
        const x = FILM_WIDTH * chance(light, seed + 3) + 30 * Math.sin(t * 0.4 + light);
        const y = FILM_HEIGHT * (1.1 - 1.2 * rise) + camera.tilt * depth * 0.5;
        context.globalAlpha = 0.34 * Math.sin(Math.PI * rise) * (0.7 + 0.3 * Math.sin(t * 1.3 + light * 2));
        const colour = colours[light % colours.length] ?? '255 230 180';
        context.drawImage(glowStamp(colour), x - radius, y - radius, radius * 2, radius * 2);
      }
    });
}

export function rays(x: number, y: number, count: number, strength: number): Layer {
  return atDepth(0.14, ({ context, design }, t) => {
    context.translate(x, y);
    context.globalCompositeOperation = 'lighter';
    const reach = 1200;
    const light = context.createRadialGradient(0, 0, 40, 0, 0, reach);
    light.addColorStop(0, `rgb(${design.palette.glow} / .5)`);
    light.addColorStop(1, `rgb(${design.palette.glow} / 0)`);
    context.fillStyle = light;
    for (let ray = 0; ray < count; ray += 1) {
      const angle = (ray / count) * 2 * Math.PI + t * 0.04 * (ray % 2 ? 1 : 0.6);
      const width = 0.07 + 0.06 * chance(ray, 3);
      context.globalAlpha = strength * (0.55 + 0.45 * Math.sin(t * 0.7 + ray * 2.4));
      context.beginPath();
      context.moveTo(0, 0);
      context.lineTo(Math.cos(angle - width) * reach, Math.sin(angle - width) * reach);
      context.lineTo(Math.cos(angle + width) * reach, Math.sin(angle + width) * reach);
      context.fill();
    }
  });
}
