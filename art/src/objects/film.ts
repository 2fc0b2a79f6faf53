import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { browser, dataUri, shoot } from '#art/chromium.ts';
import { random, seedOf } from '#art/drawing/random.ts';
import type { Svg } from '#art/drawing/svg.ts';
import type { LoopRecipe, Recipe } from '#art/recipe.ts';
import { installPageTools } from './page-tools.ts';

/**
 * Paints the moment t of the loop, 0 up to but not including 1. It travels to the page as text: it may use
 * its arguments and `window.film` only. Every motion must be of whole cycles over t, and every layer must be
 * drawn with its width and height.
 */
export type Painter = (
  t: number,
  ctx: CanvasRenderingContext2D,
  images: Readonly<Record<string, CanvasImageSource>>,
) => void;

export interface Film {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** x264's constant rate factor: 31 keeps a quiet loop near 450 kB. */
  readonly quality?: number;
  /** Still layers by name, each with its size; drawn once. */
  readonly layers: Readonly<
    Record<string, { readonly svg: () => Svg; readonly width: number; readonly height: number }>
  >;
  readonly paint: Painter;
}

const RATE = 24;

/** A page with the film's layers loaded, able to give any frame as a JPEG. */
async function stage(film: Film, scale = 1) {
  const images: Record<string, string> = {};
  for (const [name, { svg, width, height }] of Object.entries(film.layers))
    images[name] = dataUri(
      await shoot(svg().replace('<svg ', `<svg style="width:${width}px;height:${height}px" `), {
        width,
        height,
        scale,
      }),
    );
  const page = await (await browser()).newPage({ viewport: { width: film.width, height: film.height } });
  const [wide, high] = [Math.round(film.width * scale), Math.round(film.height * scale)];
  await page.setContent(`<body style="margin:0"><canvas width="${wide}" height="${high}"></canvas>`);
  // The compiler wraps named functions in a helper that a page does not have.
  await page.evaluate('globalThis.__name = (it) => it');
  await page.evaluate(`(${installPageTools})(${random}, ${seedOf})`);
  await page.evaluate(async (sources) => {
    const loaded: Record<string, CanvasImageSource> = {};
    for (const [name, source] of Object.entries(sources)) {
      const image = new Image();
      image.src = source;
      await image.decode();
      loaded[name] = await createImageBitmap(image);
    }
    Object.assign(globalThis, { layers: loaded });
  }, images);
  await page.evaluate(`globalThis.paint = ${film.paint.toString()}`);
  const frame = async (t: number, type: string): Promise<Buffer> => {
    const address: unknown = await page.evaluate(
      `(() => { const canvas = document.querySelector('canvas'); const ctx = canvas.getContext('2d'); ctx.setTransform(${scale}, 0, 0, ${scale}, 0, 0); ctx.globalAlpha = 1; ctx.globalCompositeOperation = 'source-over'; ctx.filter = 'none'; paint(${t}, ctx, layers); return canvas.toDataURL('${type}', 0.96); })()`,
    );
    return Buffer.from(String(address).split(',')[1] ?? '', 'base64');
  };
  return { frame, close: () => page.close() };
}

/** Encodes every frame to a seamless H.264 file: one keyframe, no sound, ready to start before it has all come. */
async function encode(film: Film, file: string): Promise<void> {
  const { frame, close } = await stage(film);
  const frames = Math.round(film.seconds * RATE);
  const ffmpeg = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'image2pipe',
      '-framerate',
      String(RATE),
      '-c:v',
      'mjpeg',
      '-i',
      '-',
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-tune',
      'animation',
      '-crf',
      String(film.quality ?? 30),
      '-pix_fmt',
      'yuv420p',
      '-g',
      String(frames),
      '-keyint_min',
      String(frames),
      '-sc_threshold',
      '0',
      '-bf',
      '5',
      '-profile:v',
      'high',
      '-vf',
      'scale=out_color_matrix=bt709:out_range=tv',
      '-color_primaries',
      'bt709',
      '-color_trc',
      'bt709',
      '-colorspace',
      'bt709',
      '-movflags',
      '+faststart',
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      file,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(ffmpeg, 'close');
  for (let i = 0; i < frames; i += 1)
    if (!ffmpeg.stdin.write(await frame(i / frames, 'image/jpeg'))) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [code] = await ended;
  await close();
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)} for ${file}`);
}

/** A loop recipe of a film; `--preview` shows the moment a third of the way through. */
export const loop = (name: `loops/${string}`, film: Film): LoopRecipe => ({
  name,
  shape: 'loop',
  film: (file) => encode(film, file),
  poster: async () => {
    const { frame, close } = await stage(film);
    const bytes = await frame(1 / 3, 'image/png');
    await close();
    return bytes;
  },
});

/** The same film's picture, `scale` times its size: what is shown until the film has loaded. */
export const still = (name: string, shape: Recipe['shape'], film: Film, scale: number): Recipe => ({
  name,
  shape,
  draw: async () => {
    const { frame, close } = await stage(film, scale);
    const bytes = await frame(1 / 3, 'image/png');
    await close();
    return bytes;
  },
});
