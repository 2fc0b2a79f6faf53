import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface UnreachableProps {
  readonly text: { readonly title: string; readonly line: string; readonly retry: string };
  readonly onRetry: () => void;
}

/** In place of what could not be read, with a button for trying again. */
export function Unreachable({ text: { title, line, retry }, onRetry }: UnreachableProps) {
  return (
    <Notice title={title} line={line}>
      <Button look="link" onClick={onRetry}>
        {retry}
      </Button>
    </Notice>
  );
}
