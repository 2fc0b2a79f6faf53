/**
 * Runs a call to the backend for the signed-in admin and passes its result and errors on. When the sign-in has expired, it
 * asks for a new one and then makes the call again.
 */
export type Guard = <Result>(work: () => Promise<Result>) => Promise<Result>;
