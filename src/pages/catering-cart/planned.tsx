import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import type { CateringParty } from '#src/features/catering-cart/catering-party.ts';
import { DinnerFailed } from '#src/features/catering-cart/dinner-failed.tsx';
import { readText } from '#src/lib/storage.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import styles from './planned.module.css';

interface WaitingDinnersProps {
  readonly onContinue: () => void;
}

const DinnerCard = lazyPart(() => import('./dinner-card.tsx').then((loaded) => loaded.DinnerCard), {
  Waiting: () => <div className={styles.room} />,
  Failed: ({ party, heading: Heading, onRetry }: PlannedDinnerProps & { readonly onRetry: () => void }) => (
    <div className={styles.room}>
      <Heading>{party.occasion || party.dinner?.name}</Heading>
      <DinnerFailed onRetry={onRetry} />
    </div>
  ),
});
const Waiting = lazyPart<WaitingDinnersProps>(
  () => import('./waiting-dinners.tsx').then((loaded) => loaded.WaitingDinners),
  {
    Failed: DinnerFailed,
  },
);

interface PlannedDinnerProps {
  readonly party: CateringParty;
  readonly chosen: ReadonlySet<string>;
  /** The dinner is the page's title while the cart is empty. */
  readonly heading: 'h1' | 'h2';
}

/** The dinner that the cart is for, if one was planned from guests' replies. */
export function PlannedDinner({ party, chosen, heading }: PlannedDinnerProps) {
  return party.dinner && <DinnerCard party={party} chosen={chosen} heading={heading} />;
}

/** The dinners that wait, once there were any. */
export function WaitingDinners(props: WaitingDinnersProps) {
  return !!readText(STORAGE_KEYS.waitingDinners) && <Waiting {...props} />;
}
