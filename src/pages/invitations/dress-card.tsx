import { guestTexts } from '#src/locales/guest-texts.ts';
import '#src/styles/dresses.css';
import { sceneOf } from '#src/catalogue/invitation-scenes.ts';
import type { Tradition } from '#src/catalogue/traditions/tradition.ts';
import { PATHS } from '#src/config/paths.ts';
import { Link } from '#src/ui/link.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { SAMPLE_WEDDINGS } from '#text/catalogue/sample-invitations.ts';
import { INVITATIONS_PAGE } from '#text/invitations-page.ts';
import { SITE_LANGUAGE } from '#text/site-language.ts';
import styles from './dress-card.module.css';

const { dresses } = INVITATIONS_PAGE;

export const DRESS_SIZES = '(min-width: 992px) 232px, 60vw';

interface DressCardProps {
  readonly tradition: Tradition;
  /** In sight from the start. */
  readonly priority: boolean;
}

/** A dress as a guest's phone shows it, small: the sample couple on their cover. Leads to the whole sample. */
export function DressCard({ tradition: { id }, priority }: DressCardProps) {
  const sample = SAMPLE_WEDDINGS.find(({ tradition }) => tradition === id);
  if (!sample) return null;
  const [one, other] = sample.couple;
  const { name } = guestTexts(SITE_LANGUAGE).traditions[id];
  return (
    <li className={styles.card}>
      <Link
        className={styles.link}
        to={PATHS.invitation(sample.code)}
        aria-label={dresses.open(name)}
        data-dress={id}
      >
        <span className={styles.cover}>
          <Picture source={sceneOf(id)} sizes={DRESS_SIZES} priority={priority} fill position="50% 100%" />
          <span className={styles.names} aria-hidden="true">
            {one.name} <span>&</span> {other.name}
          </span>
        </span>
        <span className={styles.name}>{name}</span>
      </Link>
    </li>
  );
}
