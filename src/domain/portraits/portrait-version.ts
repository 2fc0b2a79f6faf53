import { hexHash } from '#src/lib/hex-hash.ts';
import { VERSION_LENGTH } from './portrait.ts';

/** The version of a photograph, from its bytes; firestore.rules compare it with them. */
export async function versionOf(picture: Blob): Promise<string> {
  return (await hexHash(await picture.arrayBuffer())).slice(0, VERSION_LENGTH);
}
