import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { Unreachable } from './unreachable.tsx';

interface MorePagesProps {
  readonly pages: {
    readonly status: 'reading' | 'ready' | 'unreachable';
    readonly next: unknown;
    readonly more: () => void;
  };
  readonly unreachable: ComponentProps<typeof Unreachable>['text'];
  readonly older: string;
}

/** The end of a list that is read page by page: a button for the next page, or for trying again. */
export function MorePages({ pages: { status, next, more }, unreachable, older }: MorePagesProps) {
  if (status === 'unreachable') return <Unreachable text={unreachable} onRetry={more} />;
  if (next === undefined) return null;
  return (
    <Button look="secondary" busy={status === 'reading'} onClick={more}>
      {older}
    </Button>
  );
}
