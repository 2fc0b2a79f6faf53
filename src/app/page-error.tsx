import type { ReactNode } from 'react';
import { Component, useEffect, useEffectEvent, useTransition } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Wrap } from '#src/ui/section.tsx';
import { ERRORS } from '#text/errors.ts';

interface PageErrorProps {
  /** `manual` is true when the visitor pressed the button, false when the network came back. */
  onRetry: (manual: boolean) => void;
}

export function PageError({ onRetry }: PageErrorProps) {
  const { title, line, retry, home } = ERRORS.broken;
  const [trying, startTrying] = useTransition();
  const tryAgain = useEffectEvent((manual: boolean) => startTrying(() => onRetry(manual)));

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

/** Shows an error page when a page throws. Pass the address as `key`, so that the next page starts afresh. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <PageError onRetry={reload} /> : this.props.children;
  }
}

/** The error is in code that has already loaded, so only a reload by the visitor can help. */
function reload(manual: boolean): void {
  if (manual) window.location.reload();
}
