import { UI } from '#text/ui.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface MorePagesProps {
  readonly pages: {
    readonly status: 'reading' | 'ready' | 'unreachable';
    readonly next: unknown;
    readonly more: () => void;
  };
  readonly unreachable: UnreachableProps['text'];
  readonly older: string;
}

interface UnreachableProps {
  readonly text: { readonly title: string; readonly line: string; readonly retry?: string };
  readonly busy?: boolean;
  readonly onRetry: () => void;
}

/** Shown instead of what could not be read, with a button to try again. */
export function Unreachable({ text, busy = false, onRetry }: UnreachableProps) {
  return (
    <Notice title={text.title} line={text.line}>
      <Button look="link" busy={busy} onClick={onRetry}>
        {text.retry ?? UI.retry}
      </Button>
    </Notice>
  );
}

/** The end of a paged list: a button for the next page, or to try again. */
export function MorePages({ pages: { status, next, more }, unreachable, older }: MorePagesProps) {
  if (status === 'unreachable') return <Unreachable text={unreachable} onRetry={more} />;
  if (next === undefined) return null;
  return (
    <Button look="secondary" busy={status === 'reading'} onClick={more}>
      {older}
    </Button>
  );
}
