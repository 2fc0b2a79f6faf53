import { LinkButton } from '#src/ui/button.tsx';
import styles from './other-cart.module.css';

interface OtherCartProps {
  /** For example `Your menu: 3 dishes`. */
  title: string;
  to: string;
  action: string;
}

/** Summary of the other cart with a link to it. */
export function OtherCart({ title, to, action }: OtherCartProps) {
  return (
    <div className={styles.other}>
      <h2 className={styles.title}>{title}</h2>
      <LinkButton to={to} look="secondary" small>
        {action}
      </LinkButton>
    </div>
  );
}
