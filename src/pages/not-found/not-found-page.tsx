import { PATHS } from '#src/config/paths.ts';
import { ERRORS } from '#src/content/errors.ts';
import { SERVICE_LINKS } from '#src/content/layout.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Wrap } from '#src/ui/section.tsx';
import styles from './not-found-page.module.css';

/** 404 page with links to the home page, the cards and every service. */
export default function NotFoundPage() {
  const { title, description, line, home, cards } = ERRORS.notFound;
  return (
    <Wrap>
      <PageHead title={title} description={description} path="/404" hidden />
      <EmptyState title={title} line={line} asPageTitle>
        <LinkButton to={PATHS.home}>{home}</LinkButton>
        <LinkButton to={PATHS.weddingCards} look="secondary">
          {cards}
        </LinkButton>
      </EmptyState>
      <ul className={styles.links}>
        {SERVICE_LINKS.map(({ label, to }) => (
          <li key={to}>
            <LinkButton to={to} look="link">
              {label}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Wrap>
  );
}
