import { PATHS } from '#src/config/paths.ts';
import { useChosenLanguage } from '#src/lib/chosen-language.ts';
import { addressIn, localeOf, SITE_LANGUAGES } from '#src/locales/locales.ts';
import { LinkButton, OutLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Wrap } from '#src/ui/section.tsx';
import { ERRORS } from '#text/errors.ts';
import { SERVICE_LINKS } from '#text/layout.ts';
import { SITE_LANGUAGE } from '#text/site-language.ts';
import styles from './not-found-page.module.css';

const OTHERS = SITE_LANGUAGES.filter((language) => language !== SITE_LANGUAGE);

/** 404 page with links to the home page, in every language, the cards and every service. */
export default function NotFoundPage() {
  const { title, description, line, home, cards } = ERRORS.notFound;
  const chosen = useChosenLanguage();
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
        {OTHERS.map((language) => (
          <li key={language}>
            <OutLink
              look="link"
              href={addressIn(language, PATHS.home)}
              lang={language}
              hrefLang={language}
              data-switch={language === chosen ? 'chosen' : ''}
            >
              {localeOf(language).name}
            </OutLink>
          </li>
        ))}
      </ul>
    </Wrap>
  );
}
