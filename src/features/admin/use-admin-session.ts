import { useCallback, useEffect, useRef, useState } from 'react';
import { backendFailure, codeOf } from '#src/lib/backend-failure.ts';
import type { Guard } from '#src/lib/guard.ts';
import type { Account } from './auth-api.ts';
import { readRoleAnew, signIn, signOut, watchAccount } from './auth-api.ts';

/** `expired`: a call failed because the session ran out; it is repeated after the next sign-in. */
export type SessionStatus = 'opening' | 'unreachable' | 'signedOut' | 'expired' | 'noRole' | 'ready';

export class SignedOutError extends Error {
  override readonly name = 'SignedOutError';
}

interface PendingCall {
  readonly resume: () => void;
  readonly cancel: (reason: Error) => void;
}

/** Sign-in state of the owner's pages, and a guard that repeats a call after a new sign-in. */
export function useAdminSession() {
  const [status, setStatus] = useState<SessionStatus>('opening');
  const [account, setAccount] = useState<Account>();
  const [attempt, setAttempt] = useState(0);
  const pending = useRef<PendingCall[]>([]);

  const applyAccount = useCallback((current: Account | undefined) => {
    if (current) {
      setAccount(current);
      setStatus(current.role ? 'ready' : 'noRole');
      if (current.role) for (const { resume } of pending.current.splice(0)) resume();
      return;
    }
    if (pending.current.length > 0) {
      setStatus('expired');
      return;
    }
    setAccount(undefined);
    setStatus('signedOut');
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt subscribes again.
  useEffect(() => {
    let cancelled = false;
    let stop = () => {};
    watchAccount(
      (current) => !cancelled && applyAccount(current),
      () => !cancelled && setStatus('unreachable'),
    ).then(
      (unsubscribe) => {
        if (cancelled) unsubscribe();
        else stop = unsubscribe;
      },
      () => !cancelled && setStatus('unreachable'),
    );
    return () => {
      cancelled = true;
      stop();
    };
  }, [attempt, applyAccount]);

  const guard: Guard = useCallback(async (work) => {
    try {
      return await work();
    } catch (error) {
      if (!(await isSessionExpired(error))) throw error;
      await new Promise<void>((resume, cancel) => {
        pending.current.push({ resume, cancel });
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
      async (email: string, password: string) => applyAccount(await signIn(email, password)),
      [applyAccount],
    ),
    /** Rejects if it fails; the session then continues. */
    signOut: useCallback(async () => {
      await signOut();
      for (const { cancel } of pending.current.splice(0)) cancel(new SignedOutError('signed out'));
      applyAccount(undefined);
    }, [applyAccount]),
  };
}

/** Distinguishes an expired session from a call that is refused for another reason. */
async function isSessionExpired(error: unknown): Promise<boolean> {
  if (backendFailure(error) === 'session') return true;
  if (codeOf(error) !== 'permission-denied') return false;
  return readRoleAnew().then(
    (role) => role === undefined,
    (reason: unknown) => backendFailure(reason) === 'session',
  );
}
