/** What a page's first script requests from Firestore, so that it is on its way before the app is loaded. */

/** Also of the requests that the app makes. */
export const READ_TIMEOUT_MS = 20_000;

export interface ReadRequest {
  readonly address: string;
  readonly body?: string;
}

interface EarlyRead extends ReadRequest {
  readonly response: Promise<Response>;
}

declare global {
  var earlyRead: EarlyRead | undefined;
}

export function startEarlyRead(request: ReadRequest): Promise<Response> {
  const { address, body } = request;
  const signal = AbortSignal.timeout?.(READ_TIMEOUT_MS);
  const response = fetch(address, body === undefined ? { signal } : { method: 'POST', body, signal });
  globalThis.earlyRead = { ...request, response };
  return response;
}

/** Resolves with the JSON, or with `undefined` if the app took the request over or it failed. */
export async function readEarly(address: string): Promise<unknown> {
  const copy = (await startEarlyRead({ address })).clone();
  const body: unknown = copy.ok ? await copy.json() : undefined;
  return globalThis.earlyRead ? body : undefined;
}

/** The response to an early read with the same request, for the first caller. */
export function takeEarlyRead({ address, body }: ReadRequest): Promise<Response> | undefined {
  const { earlyRead } = globalThis;
  if (earlyRead?.address !== address || earlyRead.body !== body) return undefined;
  globalThis.earlyRead = undefined;
  return earlyRead.response;
}
