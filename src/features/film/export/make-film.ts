import {
  BufferSource,
  BufferTarget,
  CanvasSource,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { FILM_FRAMES, FILM_RATE } from '#src/domain/film/timeline.ts';
import { decodePortrait } from '../decode-portrait.ts';
import { drawFilm } from '../draw-film.ts';
import { designOf } from '../films.ts';
import { prepareFonts } from '../lettering/set-texts.ts';
import { closeReel, prepareFilm } from '../prepare-film.ts';
import type { Reel } from '../stage.ts';
import { bitrateOf } from './can-make-film.ts';
import type { FilmOrder } from './film-order.ts';

/** Seconds between frames that a player can jump to. */
const JUMP = 2;
const REPORTED_EVERY = 8;

/** `onProgress` gets shares of 1. Rejects where something could not be fetched. */
export async function makeFilm(order: FilmOrder, onProgress: (part: number) => void): Promise<ArrayBuffer> {
  const { id, texts, tradition, width, codec, music } = order;
  const canvas = new OffscreenCanvas(width, (width * 16) / 9);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('No canvas');
  const design = designOf(id, tradition);
  const [prepared, hasFonts, portrait, song] = await Promise.all([
    prepareFilm(design, texts, width),
    prepareFonts(texts, design.nameFace),
    decodePortrait(order.portrait, width),
    fetchMusic(music),
  ]);
  // A preview plays without missing parts; a file, which is sent to guests, must be complete.
  if (prepared.pictures.size < design.pictures.length) throw new Error('A picture is missing');
  if (!hasFonts) throw new Error('A font is missing');
  if (order.portrait && !portrait) throw new Error('The photograph cannot be read');
  const reel: Reel = { ...prepared, portrait };

  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const pictures = new CanvasSource(canvas, {
    codec: 'avc',
    fullCodecString: codec,
    bitrate: bitrateOf(width),
    keyFrameInterval: JUMP,
    latencyMode: 'quality',
  });
  output.addVideoTrack(pictures, { frameRate: FILM_RATE });
  const sound = song && new EncodedAudioPacketSource('aac');
  if (sound) output.addAudioTrack(sound);
  await output.start();
  if (sound && song) await copyPackets(song, sound);
  for (let frame = 0; frame < FILM_FRAMES; frame += 1) {
    drawFilm(context, reel, frame / FILM_RATE);
    // Safari has no isContextLost.
    if ('isContextLost' in context && context.isContextLost()) throw new Error('The canvas was taken away');
    // Waits while the encoder is busy, so that no more than a few frames are in memory.
    await pictures.add(frame / FILM_RATE, 1 / FILM_RATE);
    if (frame % REPORTED_EVERY === 0) onProgress(frame / FILM_FRAMES);
  }
  await output.finalize();
  closeReel(reel);
  if (!target.buffer) throw new Error('No file');
  return target.buffer;
}

async function fetchMusic(address: string): Promise<ArrayBuffer | undefined> {
  if (address === '') return undefined;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return await response.arrayBuffer();
}

/** Copies the music's packets: browsers without an AAC encoder can do that too. */
async function copyPackets(song: ArrayBuffer, sound: EncodedAudioPacketSource): Promise<void> {
  const input = new Input({ formats: [MP4], source: new BufferSource(song) });
  const track = await input.getPrimaryAudioTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !decoderConfig) return;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    // What is before the beginning only prepares a decoder.
    if (packet.timestamp >= 0) await sound.add(packet, { decoderConfig });
  }
  sound.close();
}
