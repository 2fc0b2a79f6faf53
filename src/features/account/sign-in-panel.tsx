import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PATHS } from '#src/config/paths.ts';
import type { Account, SignInFailure } from '#src/data/account.ts';
import { isInAppBrowser } from '#src/data/account.ts';
import type { SignIn } from '#src/data/account-api.ts';
import { clearDraft, readDraft, writeDraft } from '#src/lib/form-draft.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Link } from '#src/ui/link.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { INVITATION_ACCOUNT } from '#text/invitation-account.ts';
import styles from './save-panel.module.css';

const { signIn: texts, failures, privacy } = INVITATION_ACCOUNT;

/** Under which the address waits until its link is opened. */
const FORM = 'sign-in';

interface SignInPanelProps {
  readonly heading: 'h2' | 'h4';
  readonly signIn: SignIn;
  /** The link that the page was opened with. */
  readonly openedWith: string | undefined;
  /** The path that the link by e-mail leads to. */
  readonly returnTo: string;
  readonly onDone: (account: Account) => void;
  readonly onCancel: () => void;
}

/** Google, or a link by e-mail: sent, then opened here or pasted. */
export function SignInPanel(props: SignInPanelProps) {
  const { heading: Heading, signIn, openedWith, returnTo, onDone, onCancel } = props;
  const remembered = readDraft(FORM).email ?? '';
  const [email, setEmail] = useState(remembered);
  const [sent, setSent] = useState(remembered !== '' && openedWith === undefined);
  const [link, setLink] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SignInFailure>();
  const form = useRef<HTMLFormElement>(null);

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      const { signInFailure } = await import('#src/data/account-api.ts');
      const why = signInFailure(error);
      flushSync(() => setFailure(why));
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    }
    setBusy(false);
  };

  const done = (account: Account) => {
    clearDraft(FORM);
    onDone(account);
  };

  const google = () => run(async () => done(await signIn.withGoogle()));

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (openedWith !== undefined) {
      run(async () => done(await signIn.withLink(email.trim(), openedWith)));
      return;
    }
    run(async () => {
      await signIn.sendLink(email.trim(), `${window.location.origin}${returnTo}`);
      writeDraft(FORM, { email: email.trim() });
      setSent(true);
    });
  };

  const finish = (event: FormEvent) => {
    event.preventDefault();
    run(async () => done(await signIn.withLink(email.trim(), link.trim())));
  };

  // In the browser that requested the link nothing has to be typed again.
  const begun = useRef(false);
  useEffect(() => {
    if (openedWith === undefined || remembered === '' || begun.current) return;
    begun.current = true;
    run(async () => done(await signIn.withLink(remembered, openedWith)));
  });

  // The error of a field is beneath it; any other is beside the button that was pressed.
  const errorAt = (field: SignInFailure) => (failure === field ? failures[field] : undefined);
  const isOfField = failure === (sent ? 'link' : 'email');
  const problem = failure && !isOfField && <Notice title={failures[failure]} />;
  const inApp = isInAppBrowser(navigator.userAgent);
  return (
    <div className={styles.signIn}>
      <Heading className={styles.question}>{texts.title}</Heading>
      {sent ? (
        <form ref={form} className={styles.form} onSubmit={finish}>
          <Notice kind="note" title={texts.sent(email.trim())} line={texts.sentLine} />
          <TextField
            label={texts.paste}
            value={link}
            error={errorAt('link')}
            inputMode="url"
            autoComplete="off"
            onChange={(event) => setLink(event.target.value)}
          />
          {problem}
          <Button type="submit" look="secondary" busy={busy}>
            {texts.finish}
          </Button>
          <Button look="link" onClick={() => setSent(false)}>
            {texts.another}
          </Button>
        </form>
      ) : (
        <>
          {openedWith === undefined && (
            <>
              <p>
                {texts.line} <Link to={PATHS.privacy}>{privacy}</Link>
              </p>
              {inApp ? (
                <Notice kind="note" title={texts.inApp} />
              ) : (
                <>
                  <Button full busy={busy} onClick={google}>
                    {texts.google}
                  </Button>
                  <p className={styles.or}>{texts.or}</p>
                </>
              )}
            </>
          )}
          <form ref={form} className={styles.form} noValidate onSubmit={send}>
            {problem}
            {openedWith !== undefined && <p>{texts.confirm}</p>}
            <TextField
              label={texts.email}
              type="email"
              name="email"
              autoComplete="email"
              inputMode="email"
              value={email}
              error={errorAt('email')}
              onChange={(event) => setEmail(event.target.value)}
            />
            <Button type="submit" look="secondary" icon="mail" busy={busy}>
              {openedWith === undefined ? texts.send : texts.finish}
            </Button>
          </form>
        </>
      )}
      <Button look="link" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}
