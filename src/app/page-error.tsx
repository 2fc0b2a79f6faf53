import { useEffect, useEffectEvent, useTransition } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { ERRORS } from '#src/content/errors.ts';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Wrap } from '#src/ui/section.tsx';

interface PageErrorProps {
  /** Tries to open the page again; `asked` when the visitor pressed the button, else the network has returned. */
  onRetry: (asked: boolean) => void;
}

/** What a page shows that could not be opened, with a way on. The header and the rest of the site stay. */
export function PageError({ onRetry }: PageErrorProps) {
  const { title, line, retry, home } = ERRORS.broken;
  const [trying, startTrying] = useTransition();
  const tryAgain = useEffectEvent((asked: boolean) => startTrying(() => onRetry(asked)));

  useEffect(() => {
    const online = () => tryAgain(false);
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);

  return (
    <Wrap>
      <EmptyState title={title} line={line} asPageTitle>
        <Button busy={trying} onClick={() => startTrying(() => onRetry(true))}>
          {retry}
        </Button>
        <LinkButton to={PATHS.home} look="secondary">
          {home}
        </LinkButton>
      </EmptyState>
    </Wrap>
  );
}
