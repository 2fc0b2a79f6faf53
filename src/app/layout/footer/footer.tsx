import { Wordmark } from '#src/app/layout/header/wordmark.tsx';
import { LanguageSwitch } from '#src/app/layout/language-switch.tsx';
import { TO_TOP } from '#src/app/layout/use-scroll-memory.ts';
import { SITE } from '#src/config/site.ts';
import { whatsappLink } from '#src/lib/whatsapp.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { OwnText, ownLanguage } from '#src/ui/own-text.tsx';
import { BRAND } from '#text/brand.ts';
import type { NavLink } from '#text/layout.ts';
import { LAYOUT, SERVICE_LINKS } from '#text/layout.ts';
import styles from './footer.module.css';

/** Links, social networks, contact and copyright (specification §2), and what the law requires. */
export function Footer({ hasAlternates }: { hasAlternates: boolean }) {
  const { footer } = LAYOUT;
  return (
    <footer className={styles.footer} id="site-links">
      <div className={styles.wrap}>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Wordmark large />
            <p className={styles.tagline} lang={ownLanguage(BRAND.tagline)}>
              {BRAND.tagline}
            </p>
            <ul className={styles.social}>
              {footer.social.map(
                ({ label, icon, href }) =>
                  href && (
                    <li key={label}>
                      <a href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
                        <Icon name={icon} />
                      </a>
                    </li>
                  ),
              )}
            </ul>
          </div>
          <Column title={footer.onOurSite} links={footer.siteLinks} />
          <Column title={footer.ourServices} links={SERVICE_LINKS} wide />
          <div>
            <h2 className={styles.title}>{footer.helpfulLinks}</h2>
            <ul>
              <Rows links={footer.helpLinks} />
              {hasAlternates && (
                <li>
                  <LanguageSwitch />
                </li>
              )}
              <li>
                <a href="#top">{footer.backToTop}</a>
              </li>
            </ul>
          </div>
          <div className={styles.contact}>
            <h2 className={styles.title}>{footer.contactUs}</h2>
            <ul>
              <li>
                <a href={whatsappLink(LAYOUT.enquiry.help)} target="_blank" rel="noopener noreferrer">
                  {footer.whatsapp}
                </a>
              </li>
              <li>
                <a href={`tel:${SITE.callNumber}`}>{footer.call}</a>
              </li>
              <li>
                <a href={`mailto:${SITE.email}`}>{footer.email}</a>
              </li>
              <li>
                <a href={SITE.mapLink} target="_blank" rel="noopener noreferrer">
                  {footer.location}
                </a>
              </li>
            </ul>
          </div>
        </div>
        <div className={styles.end}>
          <p>
            <OwnText text={footer.copyright} />
          </p>
          <ul className={styles.law}>
            <Rows links={footer.law} />
          </ul>
        </div>
      </div>
    </footer>
  );
}

function Column({
  title,
  links,
  wide = false,
}: {
  title: string;
  links: readonly NavLink[];
  wide?: boolean;
}) {
  return (
    <div className={wide ? styles.wide : undefined}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        <Rows links={links} />
      </ul>
    </div>
  );
}

function Rows({ links }: { links: readonly NavLink[] }) {
  return links.map(({ label, to }) => (
    <li key={to}>
      <Link to={to} state={TO_TOP}>
        {label}
      </Link>
    </li>
  ));
}
