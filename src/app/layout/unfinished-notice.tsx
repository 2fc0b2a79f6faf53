import { TRY_AGAIN } from '#src/app/try-again.ts';
import { ERRORS } from '#src/content/errors.ts';

/**
 * Says that the page's code could not be fetched. Every page's HTML has it outside React's part, hidden until
 * `data-unfinished` is set on the document, since it is needed where no other script runs.
 */
export function UnfinishedNotice() {
  const { line, message, retry } = ERRORS.unfinished;
  return (
    <div className="unfinished-notice" role="alert">
      <p>{line}</p>
      <p>{message}</p>
      <button type="button" {...{ [TRY_AGAIN]: '' }}>
        {retry}
      </button>
    </div>
  );
}
