import { hexHash } from '#src/lib/hex-hash.ts';
import { VERSION_LENGTH } from './portrait.ts';

/** A hash of the bytes, which firestore.rules compare with them. */
export async function versionOf(picture: Blob): Promise<string> {
  return (await hexHash(await picture.arrayBuffer())).slice(0, VERSION_LENGTH);
}
