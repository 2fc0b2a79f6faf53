/**
 * `npm run photo -- FILE PLACE` publishes a photograph: `photos/alto.jpg services/cars/alto`. It has the shape of the
 * pictures beside it, or the one named by `--shape`.
 */
import { parseArgs } from 'node:util';
import { addToManifest } from '#scripts/media/manifest.ts';
import { photoFaults, publishPhoto, shapeBeside } from '#scripts/media/photo.ts';
import { writeMediaRecords } from '#scripts/media/records.ts';
import type { PictureShape } from '#src/config/media.ts';
import { PICTURE_SHAPES } from '#src/config/media.ts';

const SHAPES = Object.keys(PICTURE_SHAPES).join(', ');
const USAGE = `Usage: npm run photo -- FILE PLACE [--shape SHAPE]

  FILE   the photograph
  PLACE  its name under public/media, as in the catalogue: services/cars/alto
  SHAPE  ${SHAPES}`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { shape: { type: 'string' } } });
const [file, place] = positionals;
const shape = values.shape ?? (place && shapeBeside(place));
if (!file || !place) stop(USAGE);
else if (!isShape(shape)) stop(`Which shape has ${place}? Add --shape, one of: ${SHAPES}`);
else await publish(file, place, shape);

async function publish(photo: string, to: string, as: PictureShape): Promise<void> {
  const faults = await photoFaults(photo, to, as);
  if (faults.length > 0) return stop(faults.join('\n'));
  const { tone, files } = await publishPhoto(photo, to, as, 'public/media');
  writeMediaRecords(addToManifest({ [to]: { shape: as, tone, photo: true } }));
  console.log(`${to}: ${files.length} files, cut to the shape '${as}'. Look at them under public/media.`);
}

function isShape(name: string | undefined): name is PictureShape {
  return name !== undefined && name in PICTURE_SHAPES;
}

function stop(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
