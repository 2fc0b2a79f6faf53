import { ERRORS } from '#text/errors.ts';
import { TRY_AGAIN } from './try-again.ts';

/** Shown by CSS when the page's code cannot be loaded (page-state.ts); prerendered outside React's root. */
export function UnfinishedNotice() {
  const { line, message, retry } = ERRORS.unfinished;
  return (
    <div className="bottom-bar unfinished-notice" role="alert">
      <p>{line}</p>
      <p>{message}</p>
      <button type="button" {...{ [TRY_AGAIN]: '' }}>
        {retry}
      </button>
    </div>
  );
}
