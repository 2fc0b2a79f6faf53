import type { ReactNode } from 'react';
import { PATHS } from '#src/config/paths.ts';
import type { Role } from '#src/domain/role.ts';
import type { Guard } from '#src/lib/guard.ts';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Wrap } from '#src/ui/section.tsx';
import { notify } from '#src/ui/toast.tsx';
import { ADMIN } from '#text/admin.ts';
import styles from './admin-frame.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { useAdminSession } from './use-admin-session.ts';

interface AdminFrameProps {
  title: string;
  path: string;
  /** Forgets what this phone keeps beyond the page, once the admin has signed out. Never rejects. */
  forget: () => Promise<void>;
  /** Whether helpers of the shop work here too. */
  forHelpers?: boolean;
  /** Rendered for whom the page is; unmounted on sign-out. */
  children: (guard: Guard, role: Role) => ReactNode;
}

/** Sign-in form, or the page of the owner and perhaps of helpers. Only firestore.rules protect the data. */
export function AdminFrame({ title, path, forget, forHelpers = false, children }: AdminFrameProps) {
  const { status, account, guard, retry, signIn, signOut } = useAdminSession();
  const leave = () => {
    signOut().then(forget, () => notify.error(ADMIN.notSignedOut.title, ADMIN.notSignedOut.line));
  };
  const known = account && (status === 'ready' || status === 'expired' || status === 'noRole');

  return (
    <div className={styles.page}>
      <Wrap>
        <PageHead title={title} description={ADMIN.description} path={path} hidden />
        <div className={styles.top}>
          {path === PATHS.admin ? (
            <span />
          ) : (
            <LinkButton to={PATHS.admin} look="link">
              {ADMIN.panel}
            </LinkButton>
          )}
          {known && (
            <div className={styles.who}>
              <span className={styles.email}>{ADMIN.signedInAs(account.email)}</span>
              <Button look="link" onClick={leave}>
                {ADMIN.signOut}
              </Button>
            </div>
          )}
        </div>
        <h1 className={styles.title}>{title}</h1>
        {status === 'opening' && (
          <p className={styles.opening} role="status">
            {ADMIN.opening}
          </p>
        )}
        {status === 'unreachable' && (
          <Notice title={ADMIN.unreachable.title}>
            <p>{ADMIN.unreachable.line}</p>
            <Button look="link" onClick={retry}>
              {ADMIN.unreachable.retry}
            </Button>
          </Notice>
        )}
        {(status === 'signedOut' || status === 'expired') && (
          <SignInForm onSignIn={signIn} expired={status === 'expired'} />
        )}
        {status === 'noRole' && account && (
          <Notice title={ADMIN.noRole.title}>
            <p>{ADMIN.noRole.line(account.email)}</p>
            <Button look="link" onClick={leave}>
              {ADMIN.noRole.other}
            </Button>
          </Notice>
        )}
        {account?.role && (status === 'ready' || status === 'expired') && (
          <div key={account.uid} hidden={status === 'expired'}>
            {account.role === 'owner' || forHelpers ? (
              children(guard, account.role)
            ) : (
              <Notice title={ADMIN.ownerOnly.title}>
                <p>{ADMIN.ownerOnly.line}</p>
              </Notice>
            )}
          </div>
        )}
      </Wrap>
    </div>
  );
}
