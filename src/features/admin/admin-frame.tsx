import type { FormEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import type { Role } from '#src/domain/role.ts';
import type { Guard } from '#src/lib/guard.ts';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import lateStyles from '#src/ui/late.module.css';
import { Unreachable } from '#src/ui/more-pages.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Wrap } from '#src/ui/section.tsx';
import { notify } from '#src/ui/toast.tsx';
import { HiddenPart } from '#src/ui/use-modal.ts';
import { ADMIN } from '#text/admin.ts';
import styles from './admin-frame.module.css';
import type { SignInFailure } from './auth-api.ts';
import { sendNewPassword, signInFailure } from './auth-api.ts';
import { useAdminSession } from './use-admin-session.ts';
import { useLeaveWarning } from './use-leave-warning.ts';

interface AdminFrameProps {
  title: string;
  path: string;
  /** Whether helpers of the shop work here too. */
  forHelpers?: boolean;
  /** Rendered for whom the page is; unmounted by Sign out, hidden when the session ends otherwise. */
  children: (guard: Guard, role: Role) => ReactNode;
}

/** Sign-in form, or the page of the owner and perhaps of helpers. Only firestore.rules protect the data. */
export function AdminFrame({ title, path, forHelpers = false, children }: AdminFrameProps) {
  const { status, account, guard, retry, signIn, signOut } = useAdminSession();
  useLeaveWarning();
  const leave = () => {
    signOut().catch(() => notify.error(ADMIN.notSignedOut.title, ADMIN.notSignedOut.line));
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
          <p className={lateStyles.late} role="status">
            {ADMIN.opening}
          </p>
        )}
        {status === 'unreachable' && <Unreachable text={ADMIN.unreachable} onRetry={retry} />}
        {(status === 'signedOut' || status === 'expired') && (
          <SignInForm onSignIn={signIn} expired={status === 'expired'} />
        )}
        {status === 'noRole' && account && (
          <Notice title={ADMIN.noRole.title} line={ADMIN.noRole.line(account.email)}>
            <Button look="link" onClick={leave}>
              {ADMIN.noRole.other}
            </Button>
          </Notice>
        )}
        {account?.role && (status === 'ready' || status === 'expired') && (
          <div key={account.uid} hidden={status === 'expired'}>
            <HiddenPart value={status === 'expired'}>
              {account.role === 'owner' || forHelpers ? (
                children(guard, account.role)
              ) : (
                <Notice title={ADMIN.ownerOnly.title} line={ADMIN.ownerOnly.line} />
              )}
            </HiddenPart>
          </div>
        )}
      </Wrap>
    </div>
  );
}

interface SignInFormProps {
  /** Rejects with an error for {@link signInFailure}. */
  onSignIn: (email: string, password: string) => Promise<void>;
  expired: boolean;
}

/** E-mail and password form, shown instead of the admin page. */
function SignInForm({ onSignIn, expired }: SignInFormProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SignInFailure>();
  const [missing, setMissing] = useState<{ email?: string; password?: string }>({});
  const [linkFor, setLinkFor] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const { signIn, failures } = ADMIN;

  async function run(work: () => Promise<void>) {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(signInFailure(error));
    }
    setBusy(false);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email') ?? '').trim();
    const password = String(data.get('password') ?? '');
    setFailure(undefined);
    setLinkFor(undefined);
    setMissing({
      ...(email ? {} : { email: signIn.emailMissing }),
      ...(password ? {} : { password: signIn.passwordMissing }),
    });
    if (!email || !password) return;
    await run(() => onSignIn(email, password));
  }

  async function forgotten() {
    const email = form.current ? String(new FormData(form.current).get('email') ?? '').trim() : '';
    setMissing(email ? {} : { email: signIn.emailMissing });
    if (!email) return;
    await run(async () => {
      await sendNewPassword(email);
      setLinkFor(email);
    });
  }

  return (
    <form ref={form} className={styles.sheet} method="dialog" noValidate onSubmit={submit}>
      {expired ? (
        <Notice kind="note" title={ADMIN.expired.title} line={ADMIN.expired.line} />
      ) : (
        <h2 className={styles.sheetTitle}>{signIn.title}</h2>
      )}
      {failure && <Notice title={failures[failure]} />}
      {linkFor && <Notice kind="note" title={signIn.linkSent(linkFor)} line={signIn.linkLine} />}
      <TextField
        label={signIn.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        error={missing.email}
      />
      <TextField
        label={signIn.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={missing.password}
      />
      <Button type="submit" full busy={busy}>
        {signIn.submit}
      </Button>
      <Button look="link" busy={busy} onClick={() => void forgotten()}>
        {signIn.forgotten}
      </Button>
    </form>
  );
}
