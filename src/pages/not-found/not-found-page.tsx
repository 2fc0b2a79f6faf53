import { addressIn, LANGUAGE_NAMES, OTHER_LANGUAGE } from '#src/config/language.ts';
import { PATHS } from '#src/config/paths.ts';
import { SITE_LANGUAGE } from '#src/config/site-language.ts';
import { ERRORS } from '#src/content/errors.ts';
import { SERVICE_LINKS } from '#src/content/layout.ts';
import { LinkButton, OutLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Wrap } from '#src/ui/section.tsx';
import styles from './not-found-page.module.css';

const OTHER = OTHER_LANGUAGE[SITE_LANGUAGE];

/** 404 page with links to the home page, in both languages, the cards and every service. */
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
        <li>
          <OutLink
            look="link"
            href={addressIn(OTHER, PATHS.home)}
            lang={OTHER}
            hrefLang={OTHER}
            data-switch=""
          >
            {LANGUAGE_NAMES[OTHER]}
          </OutLink>
        </li>
      </ul>
    </Wrap>
  );
}
