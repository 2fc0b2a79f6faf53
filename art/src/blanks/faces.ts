import { createHash } from 'node:crypto';
import type { Face } from '#art/card/face.ts';
import type { Sheet } from '#art/card/raster.ts';
import { dataUri } from '#art/chromium.ts';
import { edgesOf, type Test } from './busy.ts';
import { type Channel, channelsOf } from './fill.ts';
import { type Text, textsIn } from './texts.ts';

/** A text of a face, with every drawing that makes it: foil over emboss, ink over print. */
export interface FaceText {
  readonly text: Text;
  readonly channel: Channel;
  readonly relief: number;
}

export interface LetteredFace {
  readonly face: Face;
  readonly sheet: Sheet;
  readonly texts: readonly FaceText[];
  readonly isEdge: Test;
}

const lettered = new Map<string, LetteredFace>();

const keyOf = (address: string): string => createHash('sha1').update(address).digest('hex');

/** Remembers the couple's texts of a face by its picture. */
export async function recordFace(face: Face, sheet: Sheet, png: Buffer): Promise<void> {
  const found: FaceText[] = [];
  for (const channel of channelsOf(face)) {
    for (const text of await textsIn(channel.svg, sheet)) {
      const same = found.findIndex(
        (other) => other.text.sample === text.sample && String(other.text.at) === String(text.at),
      );
      const earlier = found[same];
      if (earlier) found[same] = { ...earlier, relief: earlier.relief + channel.relief };
      else found.push({ text, channel, relief: channel.relief });
    }
  }
  if (found.length === 0) return;
  lettered.set(keyOf(dataUri(png)), { face, sheet, texts: found, isEdge: await edgesOf(face, sheet) });
}

/** The face a picture's address shows, when it has texts of the couple's. */
export const letteredFace = (address: string): LetteredFace | undefined => lettered.get(keyOf(address));
