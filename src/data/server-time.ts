import { INVITATIONS } from '#src/domain/collections.ts';
import { appCheckToken } from '#src/lib/app-check-token.ts';
import { firestoreTime } from '#src/lib/firestore-time.ts';

/** In milliseconds since 1970; this device's time, which may be wrong, where the invitation cannot be read. */
export async function serverTime(code: string): Promise<number> {
  try {
    return await firestoreTime(`${INVITATIONS}/${code}`, await appCheckToken());
  } catch {
    return Date.now();
  }
}

/** A moment that has passed by the server's clock and by this device's, so that what closes then is closed for both. */
export async function passedMoment(code: string): Promise<number> {
  return Math.min(await serverTime(code), Date.now());
}
