import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { formatPhone } from '#src/lib/phone.ts';
import { whatsappLink } from '#src/lib/whatsapp.ts';
import type { Contact } from '#src/ui/contact-list.tsx';
import { ContactList, instagramContact } from '#src/ui/contact-list.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { OwnText } from '#src/ui/own-text.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import { CITY, HOURS } from '#text/brand.ts';
import { CONTACT } from '#text/contact.ts';
import { LAYOUT } from '#text/layout.ts';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';
import { PlaceMap } from './place-map.tsx';

const { details, quick } = CONTACT;

/** Quick contacts (specification §2). */
const QUICK: readonly Contact[] = [
  {
    label: quick.whatsapp,
    value: formatPhone(SITE.phone),
    icon: 'whatsapp',
    href: whatsappLink(LAYOUT.enquiry.help),
  },
  { label: quick.call, value: formatPhone(SITE.landline), icon: 'phone', href: `tel:${SITE.callNumber}` },
  { label: quick.mail, value: SITE.email, icon: 'mail', href: `mailto:${SITE.email}` },
  ...instagramContact(quick.instagram),
];

export default function ContactPage() {
  return (
    <>
      <PageHead {...CONTACT.head} path={PATHS.contact} />
      <Section>
        <Wrap>
          <Heading level={1} title={CONTACT.title} hindi={CONTACT.hindi} line={CONTACT.line} />
          <div className={styles.columns}>
            <div>
              <h2 className={styles.title}>{details.title}</h2>
              <nav aria-label={quick.label}>
                <ContactList contacts={QUICK} />
              </nav>
              <dl className={styles.details}>
                <div>
                  <dt className={styles.term}>{details.place}</dt>
                  <dd>
                    <OwnText text={CITY} />
                  </dd>
                </div>
                <div>
                  <dt className={styles.term}>{details.hours}</dt>
                  <dd>
                    <OwnText text={HOURS} />
                  </dd>
                </div>
              </dl>
            </div>
            <ContactForm />
          </div>
        </Wrap>
      </Section>
      <PlaceMap />
    </>
  );
}
