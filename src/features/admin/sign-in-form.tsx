import type { FormEvent } from 'react';
import { useState } from 'react';
import { ADMIN } from '#src/content/admin.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './admin-frame.module.css';
import type { SignInFailure } from './auth-api.ts';
import { signInFailure } from './auth-api.ts';

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
  const { signIn, failures } = ADMIN;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email') ?? '').trim();
    const password = String(data.get('password') ?? '');
    setFailure(undefined);
    setMissing({
      ...(email ? {} : { email: signIn.emailMissing }),
      ...(password ? {} : { password: signIn.passwordMissing }),
    });
    if (!email || !password) return;
    setBusy(true);
    try {
      await onSignIn(email, password);
    } catch (error) {
      setFailure(signInFailure(error));
    }
    setBusy(false);
  }

  return (
    <form className={styles.sheet} method="dialog" noValidate onSubmit={submit}>
      {expired ? (
        <Notice kind="note" title={ADMIN.expired.title}>
          <p>{ADMIN.expired.line}</p>
        </Notice>
      ) : (
        <h2 className={styles.sheetTitle}>{signIn.title}</h2>
      )}
      {failure && <Notice title={failures[failure]} />}
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
    </form>
  );
}
