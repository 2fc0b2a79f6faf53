import artwork from '#src/catalogue/artwork/cards.json';
import { picture } from '#src/catalogue/picture.ts';
import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { formatPhone } from '#src/lib/phone.ts';
import { whatsappLink } from '#src/lib/whatsapp.ts';
import { LinkButton, OutLink } from '#src/ui/button.tsx';
import type { Contact } from '#src/ui/contact-list.tsx';
import { ContactList, instagramContact } from '#src/ui/contact-list.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { OwnText } from '#src/ui/own-text.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import { ABOUT } from '#text/about.ts';
import { CITY } from '#text/brand.ts';
import { LAYOUT } from '#text/layout.ts';
import styles from './about-page.module.css';

const { hero, vision, team, place, connect } = ABOUT;
const card = picture(artwork, 'cards/g-premium/peacock-window', 'card', hero.alt);

const CONTACTS: readonly Contact[] = [
  { label: connect.email, value: SITE.email, icon: 'mail', href: `mailto:${SITE.email}` },
  { label: connect.phone, value: formatPhone(SITE.landline), icon: 'phone', href: `tel:${SITE.callNumber}` },
  ...instagramContact(connect.social),
  {
    label: connect.whatsapp,
    value: formatPhone(SITE.phone),
    icon: 'whatsapp',
    href: whatsappLink(LAYOUT.enquiry.help),
  },
];

export const mainPicture = { source: card, sizes: '(min-width: 992px) 42vw, 100vw' };

export default function AboutPage() {
  return (
    <>
      <PageHead {...ABOUT.head} path={PATHS.about} />
      <Section ground="maroon" canopy="below" padded={false}>
        <div className={styles.hero}>
          <div className={styles.picture}>
            <Picture {...mainPicture} fill priority position="50% 40%" />
          </div>
          <div className={styles.text}>
            <Heading level={1} title={hero.title} hindi={hero.hindi} line={hero.line} />
            <LinkButton look="gold" to={PATHS.contact}>
              {hero.button}
            </LinkButton>
          </div>
        </div>
      </Section>
      <Section labelledBy="vision-title">
        <Wrap>
          <Heading id="vision-title" title={vision.title} hindi={vision.hindi} />
          <ul className={styles.vision}>
            {vision.cards.map(({ title, line }) => (
              <li key={title} className={styles.promise}>
                <h3>{title}</h3>
                <p>{line}</p>
              </li>
            ))}
          </ul>
        </Wrap>
      </Section>
      <Section ground="sand" labelledBy="team-title">
        <Wrap>
          <div className={styles.columns}>
            <Heading id="team-title" title={team.title} line={team.line} />
            <ul className={styles.teams}>
              {team.teams.map(({ title, line }) => (
                <li key={title} className={styles.team}>
                  <h3 className={styles.teamTitle}>{title}</h3>
                  <p>{line}</p>
                </li>
              ))}
            </ul>
          </div>
        </Wrap>
      </Section>
      <Section labelledBy="place-title">
        <Wrap>
          <div className={styles.columns}>
            <div>
              <h2 id="place-title">{place.title}</h2>
              <address className={styles.address}>
                <OwnText text={CITY} />
              </address>
              <p className={styles.line}>{place.line}</p>
              <OutLink look="secondary" icon="pin" href={SITE.mapLink}>
                {place.view}
              </OutLink>
            </div>
            <div>
              <h2 className={styles.connect}>{connect.title}</h2>
              <ContactList contacts={CONTACTS} />
            </div>
          </div>
        </Wrap>
      </Section>
    </>
  );
}
