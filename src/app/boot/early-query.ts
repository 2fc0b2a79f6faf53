/** Inlined into pages that list documents: sends the query of its own tag before the app, which takes over the response. */
import { startEarlyRead } from '#src/lib/early-read.ts';

const { address, body } = document.currentScript?.dataset ?? {};
// If it fails, the app reports it.
if (address && body) startEarlyRead({ address, body }).catch(() => undefined);
