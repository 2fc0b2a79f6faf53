import { INVITATIONS } from '#src/domain/collections.ts';
import { appCheckToken } from '#src/lib/app-check-token.ts';
import { firestoreTime } from '#src/lib/firestore-time.ts';

/** In milliseconds since 1970. Rejects where the invitation cannot be read. */
export async function readServerTime(code: string): Promise<number> {
  return firestoreTime(`${INVITATIONS}/${code}`, await appCheckToken());
}

/** In milliseconds since 1970; this device's time, which may be wrong, where the invitation cannot be read. */
export function serverTime(code: string): Promise<number> {
  return readServerTime(code).catch(Date.now);
}

/** A moment that has passed by the server's clock and by this device's, so that what closes then is closed for both. */
export async function passedMoment(code: string): Promise<number> {
  return Math.min(await serverTime(code), Date.now());
}
