import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import * as v from 'valibot';
import { readCode } from '#scripts/proof/print/printed-page.ts';
import { CODE_SECONDS, FILM_FRAMES, FILM_SECONDS } from '#src/domain/film/timeline.ts';

const streams = v.object({
  streams: v.array(
    v.object({
      codec_name: v.string(),
      codec_type: v.string(),
      width: v.optional(v.number()),
      height: v.optional(v.number()),
      duration: v.optional(v.string()),
      nb_read_packets: v.optional(v.string()),
    }),
  ),
});

const SEEN_WIDTH = 420;

/** What is wrong with a film's file: its pictures, its sound, and the code in its last seconds. */
export async function fileFaults(file: string, address: string): Promise<string[]> {
  const probed = execFileSync(
    'ffprobe',
    ['-v', 'error', '-count_packets', '-show_streams', '-of', 'json', file],
    { encoding: 'utf8' },
  );
  const [picture, sound] = ['video', 'audio'].map((type) =>
    v.parse(streams, JSON.parse(probed)).streams.find(({ codec_type }) => codec_type === type),
  );
  console.log(JSON.stringify({ picture, sound }));
  const faults: string[] = [];
  const expect = (what: string, is: unknown, wanted: unknown) => {
    if (is !== wanted) faults.push(`${what} is ${is} instead of ${wanted}`);
  };
  expect('the codec', picture?.codec_name, 'h264');
  expect('the size', `${picture?.width} × ${picture?.height}`, '720 × 1280');
  expect('the number of frames', Number(picture?.nb_read_packets), FILM_FRAMES);
  expect('the length', Math.round(Number(picture?.duration) * 10) / 10, FILM_SECONDS);
  expect('the sound', sound?.codec_name, 'aac');
  for (const back of [0.05, 2, CODE_SECONDS]) {
    const frame = execFileSync(
      'ffmpeg',
      [
        ...['-v', 'error', '-ss', String(FILM_SECONDS - back), '-i', file],
        ...['-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', '-'],
      ],
      { maxBuffer: 64 * 1024 * 1024 },
    );
    // The size of a film on another phone, held in a hand.
    const seen = sharp(frame).resize({ width: SEEN_WIDTH }).blur(0.7);
    expect(`what a phone reads ${back} s before the end`, await readCode(seen), address);
  }
  return faults;
}
