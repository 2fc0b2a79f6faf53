/** `npm run media:versions` records the versions of the files under public/media. */
import { writeMediaRecords } from '#scripts/media/records.ts';

writeMediaRecords();
