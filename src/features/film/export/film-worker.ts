/** Makes a film's file outside the page, which stays usable. Ending the worker cancels it. */

import type { FilmOrder, WorkerReport } from './film-order.ts';
import { makeFilm } from './make-film.ts';

function report(what: WorkerReport, transferred: Transferable[] = []): void {
  self.postMessage(what, { transfer: transferred });
}

self.addEventListener('message', ({ data }: MessageEvent<FilmOrder>) => {
  makeFilm(data, (part) => report({ kind: 'progress', part })).then(
    (file) => report({ kind: 'done', file }, [file]),
    (error: unknown) => report({ kind: 'failed', why: String(error) }),
  );
});
