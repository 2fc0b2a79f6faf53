import { useLocation } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { ERRORS } from '#src/content/layout.ts';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Wrap } from '#src/ui/section.tsx';

/** What a page shows that could not be opened, with a way on. The header and the rest of the site stay. */
export function PageError() {
  const { pathname } = useLocation();
  const { title, line, retry, home } = ERRORS.broken;
  return (
    <Wrap>
      <EmptyState title={title} line={line} asPageTitle>
        <Button onClick={() => window.location.assign(pathname)}>{retry}</Button>
        <LinkButton to={PATHS.home} look="secondary">
          {home}
        </LinkButton>
      </EmptyState>
    </Wrap>
  );
}
