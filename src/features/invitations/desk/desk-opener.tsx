import { MY_WEDDING } from '#src/content/invitation-owner.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { notify } from '#src/ui/toast.tsx';
import { SignInPanel } from '../account/sign-in-panel.tsx';
import type { DinnerPlan } from '../counts/planned-dinner.ts';
import { useDesk } from './use-desk.ts';
import styles from './wedding-desk.module.css';
import { WeddingDesk } from './wedding-desk.tsx';

const copy = MY_WEDDING;

interface DeskOpenerProps {
  readonly code: string;
  /** The address, if it is a link that signs in. */
  readonly openedWith: string | undefined;
  readonly returnTo: string;
  /** Somebody has signed in, or does not want to. */
  readonly onSettled: () => void;
  /** Goes back to asking for a code. */
  readonly onOther: () => void;
  /** The couple wants to order a dinner. */
  readonly onPlan: (dinner: DinnerPlan) => void;
}

/** Signs a couple in and opens its desk. */
export function DeskOpener({ code, openedWith, returnTo, onSettled, onOther, onPlan }: DeskOpenerProps) {
  const { desk, retry, signedIn, signOut, show } = useDesk(code, openedWith !== undefined);
  const leave = () => signOut().catch(() => notify.error(copy.notDone));
  switch (desk.at) {
    case 'opening':
      return <p role="status">{copy.opening}</p>;
    case 'signIn':
      return (
        <div className={styles.signIn}>
          <p>{copy.signInLine}</p>
          <SignInPanel
            heading="h2"
            signIn={desk.signIn}
            openedWith={openedWith}
            returnTo={returnTo}
            onDone={(account) => {
              onSettled();
              void signedIn(account);
            }}
            onCancel={onOther}
          />
        </div>
      );
    case 'unreachable':
      return (
        <Notice title={copy.unreachable.title}>
          <p>{copy.unreachable.line}</p>
          <Button look="link" onClick={retry}>
            {copy.unreachable.retry}
          </Button>
        </Notice>
      );
    case 'hidden':
      return (
        <Notice title={copy.hidden.title}>
          <p>{copy.hidden.line(desk.account.email)}</p>
          <Button
            look="link"
            onClick={() => {
              void leave();
              onOther();
            }}
          >
            {copy.hidden.other}
          </Button>
        </Notice>
      );
    case 'ready':
      return (
        <>
          <p className={styles.who}>
            <span>{copy.signedInAs(desk.account.email)}</span>
            <Button look="link" onClick={() => void leave()}>
              {copy.signOut}
            </Button>
          </p>
          <WeddingDesk invitation={desk.invitation} onChange={show} onPlan={onPlan} />
        </>
      );
  }
}
