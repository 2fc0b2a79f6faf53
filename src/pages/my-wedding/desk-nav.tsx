import { PATHS } from '#src/config/paths.ts';
import { Link } from '#src/ui/link.tsx';
import { DESK_PARTS as NAMES } from '#text/invitations/counts.ts';
import styles from './desk-nav.module.css';
import { DESK_PARTS, useDeskPart } from './desk-part.ts';

/** Links to the parts of the couple's desk. */
export function DeskNav({ code }: { readonly code: string }) {
  const current = useDeskPart();
  return (
    <nav className={styles.nav} aria-label={NAMES.label}>
      {DESK_PARTS.map((part) => (
        <Link
          key={part}
          to={`${PATHS.myWedding(code)}#${part}`}
          replace
          aria-current={part === current ? 'page' : undefined}
          className={styles.link}
        >
          {NAMES[part]}
        </Link>
      ))}
    </nav>
  );
}
