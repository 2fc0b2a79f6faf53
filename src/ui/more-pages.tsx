import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface MorePagesProps {
  readonly pages: {
    readonly status: 'reading' | 'ready' | 'unreachable';
    readonly next: unknown;
    readonly more: () => void;
  };
  readonly unreachable: { readonly title: string; readonly line: string; readonly retry: string };
  readonly older: string;
}

/** The end of a list that is read page by page: a button for the next page, or for trying again. */
export function MorePages({ pages: { status, next, more }, unreachable, older }: MorePagesProps) {
  if (status === 'unreachable') {
    return (
      <Notice title={unreachable.title}>
        <p>{unreachable.line}</p>
        <Button look="link" onClick={more}>
          {unreachable.retry}
        </Button>
      </Notice>
    );
  }
  if (next === undefined) return null;
  return (
    <Button look="secondary" busy={status === 'reading'} onClick={more}>
      {older}
    </Button>
  );
}
