import { PATHS } from '#src/config/paths.ts';
import { giftLink } from '#src/domain/invitation/gift-link.ts';
import type { Contact, Invitation } from '#src/domain/invitation/invitation.ts';
import type { Life } from '#src/domain/invitation/life.ts';
import { coupleNames, weddingDays } from '#src/domain/invitation/wording.ts';
import { formatPhone } from '#src/lib/phone.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { whatsappLink } from '#src/lib/whatsapp.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import type { IconName } from '#src/ui/icon.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { ShareButton } from '#src/ui/share-button.tsx';
import styles from './around.module.css';

interface AroundProps {
  readonly invitation: Invitation;
  /** In English. */
  readonly city: string;
  readonly language: Language;
  readonly life: Life;
  readonly isFamily: boolean;
}

/** Contacts, photographs, gifts and sharing below the functions. After the wedding the album comes first. */
export function Around({ invitation, city, language, life, isFamily }: AroundProps) {
  const { contacts, links, functions } = invitation;
  const texts = guestTexts(language).page;
  const over = life === 'thanks' || life === 'anniversary';
  const names = coupleNames(invitation, language);
  // The shop reads the order, in English.
  const when = [weddingDays(functions), city].filter(Boolean).join(', ');
  const gift = giftLink(invitation, when, language);
  return (
    <div className={styles.around}>
      {contacts.length > 0 && !over && (
        <section aria-label={texts.questions}>
          <h2>{texts.questions}</h2>
          <ul className={styles.contacts}>
            {contacts.map((contact) => (
              <ContactRow key={contact.phone} contact={contact} couple={names} language={language} />
            ))}
          </ul>
        </section>
      )}
      <section aria-label={texts.more}>
        <h2>{texts.more}</h2>
        <ul className={styles.links}>
          {links.album && !over && (
            <GuestLink icon="camera" href={links.album} outside>
              {texts.album}
            </GuestLink>
          )}
          <GuestLink icon="gift" href={gift}>
            {texts.gifts}
          </GuestLink>
        </ul>
        <div className={styles.share}>
          <ShareButton title={names} to={PATHS.invitation(invitation.code)} label={texts.share} />
        </div>
      </section>
      <section className={styles.real} aria-label={texts.real.title}>
        <h2>{texts.real.title}</h2>
        <p>{texts.real.text}</p>
        {isFamily && <p>{texts.family.opened}</p>}
      </section>
    </div>
  );
}

function ContactRow({ contact, couple, language }: { contact: Contact; couple: string; language: Language }) {
  const { name, phone } = contact;
  const texts = guestTexts(language).page;
  return (
    <li className={styles.contact}>
      <p>
        <b {...textLanguage(name)}>{name}</b> <span className={styles.phone}>{formatPhone(phone)}</span>
      </p>
      <p className={styles.ways}>
        <a className={styles.call} href={`tel:${phone}`} aria-label={texts.callTo(name)}>
          <Icon name="phone" size={20} />
          {texts.call}
        </a>
        <a
          className={styles.chat}
          href={whatsappLink(texts.whatsappText(couple), phone)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={texts.whatsappTo(name)}
        >
          <Icon name="whatsapp" size={20} />
          {texts.whatsapp}
        </a>
      </p>
    </li>
  );
}

interface GuestLinkProps {
  readonly icon: IconName;
  readonly href: string;
  readonly outside?: boolean;
  readonly children: string;
}

function GuestLink({ icon, href, outside = false, children }: GuestLinkProps) {
  return (
    <li>
      <a href={href} {...(outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
        <Icon name={icon} size={22} />
        <span>{children}</span>
        <Icon name="chevronRight" size={18} />
      </a>
    </li>
  );
}
