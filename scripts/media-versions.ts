import { writeMediaRecords } from '#scripts/media/records.ts';

/** `npm run media:versions` records the files under public/media as they are now, whoever made them. */
writeMediaRecords();
