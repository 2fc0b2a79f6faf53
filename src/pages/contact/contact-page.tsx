import { useEffect, useRef, useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { formatPhone } from '#src/lib/phone.ts';
import { whatsappLink } from '#src/lib/whatsapp.ts';
import { OutLink } from '#src/ui/button.tsx';
import type { Contact } from '#src/ui/contact-list.tsx';
import { ContactList, instagramContact } from '#src/ui/contact-list.tsx';
import { TextArea, TextField } from '#src/ui/field.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { Link } from '#src/ui/link.tsx';
import { OwnText } from '#src/ui/own-text.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { PostedForm } from '#src/ui/posted-form.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import { CITY, HOURS } from '#text/brand.ts';
import { CONTACT } from '#text/contact.ts';
import { LAYOUT } from '#text/layout.ts';
import styles from './contact-page.module.css';

const { details, form, map, quick } = CONTACT;

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

/** Posts to the form service (specification §5, §7); no field is required. */
function ContactForm() {
  return (
    <section aria-labelledby="contact-form-title">
      <h2 className={styles.title} id="contact-form-title">
        {form.title}
      </h2>
      <PostedForm draft="contact" text={form} className={styles.form} labelledBy="contact-form-title">
        <TextField label={form.name} name="name" type="text" autoComplete="name" maxLength={80} />
        <TextField label={form.email} name="email" type="email" autoComplete="email" inputMode="email" />
        <TextArea label={form.message} name="message" hint={form.messageHint} maxLength={2_000} />
      </PostedForm>
      <p className={styles.note}>
        {form.note} <Link to={PATHS.privacy}>{form.privacy}</Link>
      </p>
    </section>
  );
}

/** Google map, loaded when near the viewport; the link above it also works without the map. */
function PlaceMap() {
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (!container.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!navigator.onLine || !entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        watch.disconnect();
      },
      { rootMargin: '300px' },
    );
    watch.observe(container.current);
    return () => watch.disconnect();
  }, []);

  return (
    <Section ground="sand" labelledBy="map-title">
      <Wrap>
        <h2 id="map-title">{map.title}</h2>
        <p className={styles.mapLine}>
          <OutLink look="link" icon="pin" href={SITE.mapLink}>
            {map.open}
          </OutLink>
        </p>
        <div ref={container} className={styles.map}>
          {isNear && (
            <iframe
              className={styles.frame}
              src={SITE.mapEmbed}
              title={map.frame}
              referrerPolicy="no-referrer-when-downgrade"
            />
          )}
        </div>
      </Wrap>
    </Section>
  );
}
