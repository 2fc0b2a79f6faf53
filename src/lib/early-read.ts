/** A document that a page's first script asks for, so that it is on its way before the app is. */

/** Also of the requests that the app makes. */
export const READ_TIMEOUT_MS = 20_000;

interface EarlyRead {
  readonly address: string;
  readonly response: Promise<Response>;
}

declare global {
  var earlyRead: EarlyRead | undefined;
}

/** Asks for a document; resolves with what came, or with `undefined` if the app was there first or the request failed. */
export async function readEarly(address: string): Promise<unknown> {
  const response = fetch(address, { signal: AbortSignal.timeout(READ_TIMEOUT_MS) });
  globalThis.earlyRead = { address, response };
  const copy = (await response).clone();
  const body: unknown = copy.ok ? await copy.json() : undefined;
  return globalThis.earlyRead ? body : undefined;
}

/** The response to an early read of this address, for the first who takes it. */
export function takeEarlyRead(address: string): Promise<Response> | undefined {
  const { earlyRead } = globalThis;
  if (earlyRead?.address !== address) return undefined;
  globalThis.earlyRead = undefined;
  return earlyRead.response;
}
