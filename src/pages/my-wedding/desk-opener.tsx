import type { FormEvent, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { keepDeskCouple } from '#src/data/desk-couple.ts';
import { useGuestTexts } from '#src/data/use-guest-texts.ts';
import type { DinnerPlan } from '#src/domain/guests/planned-dinner.ts';
import { parseInvitationCode } from '#src/domain/invitation/invitation-code.ts';
import { DeleteAccount } from '#src/features/account/delete-account.tsx';
import { SignInPanel } from '#src/features/account/sign-in-panel.tsx';
import { LANGUAGES } from '#src/locales/locales.ts';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Unreachable } from '#src/ui/more-pages.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { notify } from '#src/ui/toast.tsx';
import { MY_WEDDING } from '#text/invitation-owner.ts';
import { useDesk } from './use-desk.ts';
import styles from './wedding-desk.module.css';
import { WeddingDesk } from './wedding-desk.tsx';

const texts = MY_WEDDING;

interface DeskOpenerProps {
  /** Without one, the wedding of the account that signs in. */
  readonly code: string | undefined;
  /** The address, if it is a link that signs in. */
  readonly openedWith: string | undefined;
  readonly returnTo: string;
  /** Somebody has signed in: the link in the address is used. */
  readonly onSettled: () => void;
  /** Keeps this code and opens its desk; also for one that has opened, by the link that the couple was sent. */
  readonly onCode: (code: string) => void;
  /** Called on a cancelled sign-in. */
  readonly onLeave: () => void;
  readonly onPlan: (dinner: DinnerPlan) => void;
}

export function DeskOpener(props: DeskOpenerProps) {
  const { code, openedWith, returnTo, onSettled, onCode, onLeave, onPlan } = props;
  const hasLink = openedWith !== undefined;
  const { desk, retry, signedIn, signOut, show } = useDesk({ code, hasLink });
  // Families read different languages.
  const hasTexts = useGuestTexts(LANGUAGES);
  const opened = desk.at === 'ready' ? code : undefined;
  const found = desk.at === 'found' ? desk.code : opened;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each wedding that is found or opened.
  useEffect(() => {
    if (found !== undefined) onCode(found);
  }, [found]);
  const invitation = desk.at === 'ready' ? desk.invitation : undefined;
  useEffect(() => {
    if (invitation) keepDeskCouple(invitation);
  }, [invitation]);
  const who = 'account' in desk && (
    <div className={styles.who}>
      <span>{texts.signedInAs(desk.account.email)}</span>
      <Button look="link" onClick={() => signOut().catch(() => notify.error(texts.notDone))}>
        {texts.signOut}
      </Button>
    </div>
  );
  const leave = 'account' in desk && (
    <div className={styles.leave}>
      <DeleteAccount email={desk.account.email} onDeleted={signOut} />
    </div>
  );
  if (desk.at === 'ready' && !hasTexts) return <p role="status">{texts.opening}</p>;
  switch (desk.at) {
    case 'opening':
    case 'found':
      return <p role="status">{texts.opening}</p>;
    case 'signIn':
      return (
        <div className={styles.signIn}>
          <p>{texts.signInLine}</p>
          <SignInPanel
            heading="h2"
            signIn={desk.signIn}
            openedWith={openedWith}
            returnTo={returnTo}
            onDone={(account) => {
              onSettled();
              void signedIn(account);
            }}
            // Already signed in: no link is needed.
            onCancel={hasLink ? onSettled : onLeave}
          />
        </div>
      );
    case 'unreachable':
      return <Unreachable text={texts.unreachable} onRetry={retry} />;
    case 'noCode':
      return (
        <>
          {who}
          <CodeForm code="" onCode={onCode}>
            <p>{texts.noCode.line}</p>
          </CodeForm>
          {leave}
        </>
      );
    case 'hidden':
      return (
        <>
          {who}
          <CodeForm code={code ?? ''} onCode={onCode}>
            <Notice title={texts.hidden.title} line={texts.hidden.line(desk.account.email)}>
              {desk.own !== undefined && (
                <LinkButton look="link" to={PATHS.myWedding(desk.own)}>
                  {texts.hidden.own}
                </LinkButton>
              )}
            </Notice>
          </CodeForm>
          {leave}
        </>
      );
    case 'ready':
      return (
        <>
          {who}
          <WeddingDesk invitation={desk.invitation} onChange={show} onPlan={onPlan} />
          {leave}
        </>
      );
  }
}

interface CodeFormProps {
  /** What is in the field at first: a code to correct, or nothing. */
  readonly code: string;
  readonly onCode: (code: string) => void;
  readonly children: ReactNode;
}

/** Asks for the code of a wedding, or its whole link. */
function CodeForm({ code: before, onCode, children }: CodeFormProps) {
  const [typed, setTyped] = useState(before);
  const [failed, setFailed] = useState(false);
  const open = (event: FormEvent) => {
    event.preventDefault();
    // A whole link may be pasted.
    const code = parseInvitationCode(typed.trim().replace(/^.*\/i\//i, ''));
    setFailed(code === undefined);
    if (code) onCode(code);
  };
  return (
    <form className={styles.code} onSubmit={open} noValidate>
      <h2>{texts.noCode.title}</h2>
      {children}
      <TextField
        label={texts.noCode.label}
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        error={failed ? texts.noCode.invalid : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit">{texts.noCode.open}</Button>
    </form>
  );
}
