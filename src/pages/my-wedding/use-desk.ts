import { useCallback, useEffect, useState } from 'react';
import { WEDDING_COUPLE_KEY } from '#src/config/late-storage-keys.ts';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import type { Account } from '#src/data/account.ts';
import type { SignIn } from '#src/data/account-api.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { backendFailure } from '#src/lib/backend-failure.ts';
import { readText, removeText } from '#src/lib/storage.ts';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';
import { whenBack } from '#src/lib/when-back.ts';
import { rebaseEdits } from './wedding-edits.ts';

type Desk =
  | { readonly at: 'opening' }
  | { readonly at: 'signIn'; readonly signIn: SignIn }
  /** No code is known, and none belongs to this account. */
  | { readonly at: 'noCode'; readonly account: Account }
  /** The wedding of the account, whose code is still to go into the address. */
  | { readonly at: 'found'; readonly code: string }
  /** `own` is the code of the account's own wedding. */
  | { readonly at: 'hidden'; readonly account: Account; readonly own: string | undefined }
  | { readonly at: 'unreachable' }
  | { readonly at: 'ready'; readonly account: Account; readonly invitation: Invitation };

interface DeskOptions {
  /** Without one, the wedding of the account that signs in. */
  readonly code: string | undefined;
  /** The page was opened with a link that signs in. */
  readonly hasLink: boolean;
}

/** Opens the desk of a wedding for whoever is signed in, or asks them to sign in. An open one is read again when they come back. */
export function useDesk({ code, hasLink }: DeskOptions) {
  const [desk, setDesk] = useState<Desk>({ at: 'opening' });
  const [attempt, setAttempt] = useState(0);

  const read = useCallback(
    async (account: Account): Promise<Desk> => {
      const { findWedding, readInvitation, readTeam } = await import('#src/data/invitations-api.ts');
      const own = () => findWedding(account);
      if (code === undefined) {
        const found = await own();
        return found === undefined ? { at: 'noCode', account } : { at: 'found', code: found };
      }
      // Anybody may read a published invitation, but only its editors may read the team.
      const [invitation] = await Promise.all([readInvitation(code), readTeam(code)]).catch((error) => {
        if (backendFailure(error) === 'refused') return [];
        throw error;
      });
      if (invitation) return { at: 'ready', account, invitation };
      // An erased wedding is not offered on this phone any more.
      if (readText(STORAGE_KEYS.weddingCode) === code) {
        removeText(STORAGE_KEYS.weddingCode);
        removeText(WEDDING_COUPLE_KEY);
      }
      return { at: 'hidden', account, own: await own() };
    },
    [code],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens again.
  useEffect(() => {
    const open = async (): Promise<Desk> => {
      const { openSignIn } = await import('#src/data/account-api.ts');
      const signIn = await openSignIn();
      return signIn.account && !hasLink ? read(signIn.account) : { at: 'signIn', signIn };
    };
    setDesk({ at: 'opening' });
    return unlessCleanedUp(open(), setDesk, () => setDesk({ at: 'unreachable' }));
  }, [attempt, read]);

  // Somebody else may have moved a function while this tab was away: families would be sent the old day.
  useEffect(() => {
    if (desk.at !== 'ready') return;
    const readAgain = async () => {
      const { readInvitation } = await import('#src/data/invitations-api.ts');
      const newer = await readInvitation(desk.invitation.code);
      if (!newer || newer.updatedAt <= desk.invitation.updatedAt) return;
      rebaseEdits(newer);
      setDesk((now) => (now === desk ? { ...desk, invitation: newer } : now));
    };
    return whenBack(() => void readAgain().catch(() => undefined));
  }, [desk]);

  return {
    desk,
    retry: () => setAttempt((before) => before + 1),
    signedIn: async (account: Account) => {
      setDesk({ at: 'opening' });
      setDesk(await read(account).catch((): Desk => ({ at: 'unreachable' })));
    },
    signOut: async () => {
      const { signOut } = await import('#src/data/sign-out.ts');
      setDesk({ at: 'signIn', signIn: await signOut() });
    },
    show: (invitation: Invitation) =>
      setDesk((before) => (before.at === 'ready' ? { ...before, invitation } : before)),
  };
}
