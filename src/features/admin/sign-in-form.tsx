import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { ADMIN } from '#text/admin.ts';
import styles from './admin-frame.module.css';
import type { SignInFailure } from './auth-api.ts';
import { sendNewPassword, signInFailure } from './auth-api.ts';

interface SignInFormProps {
  /** Rejects with an error for {@link signInFailure}. */
  onSignIn: (email: string, password: string) => Promise<void>;
  expired: boolean;
}

/** E-mail and password form, shown in place of the admin page. */
export function SignInForm({ onSignIn, expired }: SignInFormProps) {
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
        <Notice kind="note" title={ADMIN.expired.title}>
          <p>{ADMIN.expired.line}</p>
        </Notice>
      ) : (
        <h2 className={styles.sheetTitle}>{signIn.title}</h2>
      )}
      {failure && <Notice title={failures[failure]} />}
      {linkFor && (
        <Notice kind="note" title={signIn.linkSent(linkFor)}>
          <p>{signIn.linkLine}</p>
        </Notice>
      )}
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
