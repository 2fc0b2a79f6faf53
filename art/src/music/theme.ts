import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import { MEDIA } from '#art/shop.ts';
import { EVENING, FILM, GIFT, PROCESSION } from './score.ts';
import {
  faded,
  hall,
  playFlute,
  playPiano,
  playSantoor,
  playShehnai,
  playTabla,
  playTanpura,
  RATE,
  silence,
  type Track,
} from './voices.ts';

/** Interleaved 16-bit samples, the loudest at 0.89 of full scale. */
function pcm({ left, right }: Track): Buffer {
  let peak = 0;
  for (const side of [left, right]) for (const value of side) peak = Math.max(peak, Math.abs(value));
  const out = Buffer.alloc(left.length * 4);
  for (let i = 0; i < left.length; i += 1) {
    out.writeInt16LE(Math.round(((left[i] ?? 0) / peak) * 29_000), i * 4);
    out.writeInt16LE(Math.round(((right[i] ?? 0) / peak) * 29_000), i * 4 + 2);
  }
  return out;
}

function giftTheme(): Track {
  const tune = silence(GIFT);
  playTanpura(tune, 0.34);
  playTabla(tune, 0.62);
  playShehnai(tune, 0.36);
  return hall(tune, 0.4);
}

function filmTheme(): Track {
  const tune = silence(FILM);
  playTanpura(tune, 0.3);
  playTabla(tune, 0.34);
  playSantoor(tune, 0.5);
  playShehnai(tune, 0.17);
  return faded(hall(tune, 0.55), 0.2, 2.6);
}

function processionTheme(): Track {
  const tune = silence(PROCESSION);
  playTanpura(tune, 0.26);
  playTabla(tune, 0.78);
  playShehnai(tune, 0.34);
  playSantoor(tune, 0.1);
  return faded(hall(tune, 0.38), 0.05, 2.2);
}

function eveningTheme(): Track {
  const tune = silence(EVENING);
  playPiano(tune, 0.42);
  playFlute(tune, 0.4);
  return faded(hall(tune, 0.7), 0.3, 3.2);
}

async function write(name: string, tune: Track, bits: string): Promise<void> {
  const file = path.join(MEDIA, `loops/${name}.m4a`);
  await mkdir(path.dirname(file), { recursive: true });
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error'],
      ...['-f', 's16le', '-ar', String(RATE), '-ac', '2', '-i', '-'],
      ...['-c:a', 'aac', '-b:a', bits],
      ...['-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'],
      file,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  ffmpeg.stdin.end(pcm(tune));
  const [code] = await once(ffmpeg, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`);
  console.log(file);
}

await write('gift-theme', giftTheme(), '64k');
await write('film-theme', filmTheme(), '64k');
await write('film-procession', processionTheme(), '64k');
await write('film-evening', eveningTheme(), '64k');
