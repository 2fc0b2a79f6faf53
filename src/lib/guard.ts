/** Runs a backend call as the admin; if the session has expired, asks to sign in and repeats it. */
export type Guard = <Result>(work: () => Promise<Result>) => Promise<Result>;
