import { LinkButton } from '#src/ui/button.tsx';
import styles from './other-cart.module.css';

interface OtherCartProps {
  /** What is in it: `Your menu: 3 dishes`. */
  title: string;
  to: string;
  action: string;
}

/** In one cart: how much is in the other one, and the way there. */
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
