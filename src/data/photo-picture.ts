/** `invitations/CODE/photoFiles` as guests read them. All throw if Firestore cannot be read now. */
import * as v from 'valibot';
import { INVITATIONS, PHOTO_FILES } from '#src/domain/collections.ts';
import { appCheckToken } from '#src/lib/app-check-token.ts';
import { readDocument } from '#src/lib/firestore-rest.ts';
import { decodeFields } from '#src/lib/firestore-values.ts';
import { bytesOfJpeg, jpegAddress } from '#src/lib/pictures/data-address.ts';
import { isPictureOf } from './approved-picture.ts';

const pictureField = v.object({ picture: v.string() });

/**
 * The `data:` address of a photograph's picture, or of its thumbnail if the picture is not that of the thumbnail; `undefined` once
 * it is no longer shown.
 */
export async function readPhotoPicture(code: string, id: string, thumb: string): Promise<string | undefined> {
  const picture = await readPicture(code, id);
  if (picture === undefined) return undefined;
  return (await isPictureOf(bytesOfJpeg(picture), bytesOfJpeg(thumb))) ? picture : thumb;
}

/** Whether guests may see a photograph. */
export async function isPhotoShown(code: string, id: string): Promise<boolean> {
  return (await readPicture(code, id)) !== undefined;
}

async function readPicture(code: string, id: string): Promise<string | undefined> {
  const found = await readDocument(`${INVITATIONS}/${code}/${PHOTO_FILES}`, id, await appCheckToken());
  const bytes = v.safeParse(pictureField, found === 'hidden' ? undefined : decodeFields(found.fields));
  return bytes.success ? jpegAddress(bytes.output.picture) : undefined;
}
