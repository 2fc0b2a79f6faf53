import { useCallback, useEffect, useState } from 'react';
import { backendFailure } from '#src/lib/backend-failure.ts';
import type { Account } from '../account/account.ts';
import type { SignIn } from '../account/account-api.ts';
import type { Invitation } from '../invitation.ts';

/** What the desk shows. */
export type Desk =
  | { readonly at: 'opening' }
  | { readonly at: 'signIn'; readonly signIn: SignIn }
  | { readonly at: 'hidden'; readonly account: Account }
  | { readonly at: 'unreachable' }
  | { readonly at: 'ready'; readonly account: Account; readonly invitation: Invitation };

/**
 * Opens the desk of the wedding `code` for whoever is signed in, or asks them to sign in.
 *
 * @param hasLink the page was opened with a link that signs in
 */
export function useDesk(code: string, hasLink: boolean) {
  const [desk, setDesk] = useState<Desk>({ at: 'opening' });
  const [attempt, setAttempt] = useState(0);

  const read = useCallback(
    async (account: Account): Promise<Desk> => {
      const { readInvitation, readTeam } = await import('../invitations-api.ts');
      try {
        // Anybody may read a published invitation, but only its editors may read the team.
        const [invitation] = await Promise.all([readInvitation(code), readTeam(code)]);
        return invitation ? { at: 'ready', account, invitation } : { at: 'hidden', account };
      } catch (error) {
        return backendFailure(error) === 'refused' ? { at: 'hidden', account } : { at: 'unreachable' };
      }
    },
    [code],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens again.
  useEffect(() => {
    let gone = false;
    const open = async (): Promise<Desk> => {
      const { openSignIn } = await import('../account/account-api.ts');
      const signIn = await openSignIn();
      return signIn.account && !hasLink ? read(signIn.account) : { at: 'signIn', signIn };
    };
    setDesk({ at: 'opening' });
    open()
      .catch((): Desk => ({ at: 'unreachable' }))
      .then((next) => !gone && setDesk(next));
    return () => {
      gone = true;
    };
  }, [attempt, read]);

  return {
    desk,
    retry: () => setAttempt((before) => before + 1),
    signedIn: async (account: Account) => {
      setDesk({ at: 'opening' });
      setDesk(await read(account));
    },
    signOut: async () => {
      const { signOut } = await import('../account/sign-out.ts');
      setDesk({ at: 'signIn', signIn: await signOut() });
    },
    show: (invitation: Invitation) =>
      setDesk((before) => (before.at === 'ready' ? { ...before, invitation } : before)),
  };
}
