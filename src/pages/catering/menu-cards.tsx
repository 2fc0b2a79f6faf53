import { PATHS } from '#src/config/paths.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { MENU_PICTURES } from '#text/catalogue/menu-slides.ts';
import { CATERING } from '#text/catering.ts';
import styles from './menu-cards.module.css';

const CARDS = [
  { id: 'veg', to: PATHS.vegMenu },
  { id: 'non-veg', to: PATHS.nonVegMenu },
  { id: 'live', to: PATHS.liveStations },
] as const;

/** Links to the three menus; the whole card is the link. */
export function MenuCards() {
  return (
    <ul className={styles.cards}>
      {CARDS.map(({ id, to }) => {
        const { title, line, action } = CATERING.menus.cards[id];
        return (
          <li key={id}>
            <Link className={styles.card} to={to}>
              <span className={styles.picture}>
                <Picture
                  source={MENU_PICTURES[id]}
                  sizes="(min-width: 1280px) 373px, (min-width: 768px) 31vw, (min-width: 480px) 44vw, 40vw"
                  fill
                />
              </span>
              <span className={styles.text}>
                <span className={styles.title}>{title}</span>
                <span>{line}</span>
                <span className={styles.action}>
                  {action}
                  <Icon name="chevronRight" size={20} />
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
