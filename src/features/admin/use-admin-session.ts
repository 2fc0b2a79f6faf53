import { useCallback, useEffect, useRef, useState } from 'react';
import { backendFailure, codeOf } from '#src/lib/backend-failure.ts';
import type { Guard } from '#src/lib/guard.ts';
import type { Account } from './auth-api.ts';
import { isStillAdmin, signIn, signOut, watchAccount } from './auth-api.ts';

/** `expired`: a call failed because the session ran out; it is repeated after the next sign-in. */
export type SessionStatus = 'opening' | 'unreachable' | 'signedOut' | 'expired' | 'notAdmin' | 'admin';

export class SignedOutError extends Error {
  override readonly name = 'SignedOutError';
}

interface Waiting {
  readonly goOn: () => void;
  readonly giveUp: (reason: Error) => void;
}

/** Sign-in state of the admin pages, and a guard that repeats a call after a new sign-in. */
export function useAdminSession() {
  const [status, setStatus] = useState<SessionStatus>('opening');
  const [account, setAccount] = useState<Account>();
  const [attempt, setAttempt] = useState(0);
  const waiting = useRef<Waiting[]>([]);

  const settle = useCallback((now: Account | undefined) => {
    if (now) {
      setAccount(now);
      setStatus(now.admin ? 'admin' : 'notAdmin');
      if (now.admin) for (const { goOn } of waiting.current.splice(0)) goOn();
      return;
    }
    if (waiting.current.length > 0) {
      setStatus('expired');
      return;
    }
    setAccount(undefined);
    setStatus('signedOut');
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt subscribes again.
  useEffect(() => {
    let gone = false;
    let stop = () => {};
    watchAccount(
      (now) => !gone && settle(now),
      () => !gone && setStatus('unreachable'),
    ).then(
      (unsubscribe) => {
        if (gone) unsubscribe();
        else stop = unsubscribe;
      },
      () => !gone && setStatus('unreachable'),
    );
    return () => {
      gone = true;
      stop();
    };
  }, [attempt, settle]);

  const guard: Guard = useCallback(async (work) => {
    try {
      return await work();
    } catch (error) {
      if (!(await wantsSignIn(error))) throw error;
      await new Promise<void>((goOn, giveUp) => {
        waiting.current.push({ goOn, giveUp });
        setStatus('expired');
      });
      return work();
    }
  }, []);

  return {
    status,
    account,
    guard,
    retry: useCallback(() => {
      setStatus('opening');
      setAttempt((before) => before + 1);
    }, []),
    signIn: useCallback(
      async (email: string, password: string) => settle(await signIn(email, password)),
      [settle],
    ),
    /** Rejects if it fails; the session then continues. */
    signOut: useCallback(async () => {
      await signOut();
      for (const { giveUp } of waiting.current.splice(0)) giveUp(new SignedOutError('signed out'));
      settle(undefined);
    }, [settle]),
  };
}

/** Distinguishes an expired session from a call that is refused for another reason. */
async function wantsSignIn(error: unknown): Promise<boolean> {
  if (backendFailure(error) === 'session') return true;
  if (codeOf(error) !== 'permission-denied') return false;
  return !(await isStillAdmin().catch((reason: unknown) => backendFailure(reason) !== 'session'));
}
