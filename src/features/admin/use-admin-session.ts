import { useCallback, useEffect, useRef, useState } from 'react';
import { SIGNED_OUT_KEY } from '#src/config/late-storage-keys.ts';
import { forgetDesks, prepareToForget } from '#src/data/forget-desks.ts';
import { backendFailure, codeOf } from '#src/lib/backend-failure.ts';
import type { Guard } from '#src/lib/guard.ts';
import { onChangeInOtherTab, writeText } from '#src/lib/storage.ts';
import type { Account } from './auth-api.ts';
import { readRoleAnew, signIn, signOut, watchAccount } from './auth-api.ts';

/** `expired`: the session ended and nobody pressed Sign out; the page is kept for the same account, with the calls that failed. */
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
  /** Whose page it is. */
  const uid = useRef<string>(undefined);

  const closePage = useCallback(() => {
    uid.current = undefined;
    for (const { cancel } of pending.current.splice(0)) cancel(new SignedOutError('signed out'));
    void forgetDesks();
  }, []);

  const leave = useCallback(() => {
    closePage();
    setAccount(undefined);
    setStatus('signedOut');
  }, [closePage]);
  useEffect(() => onChangeInOtherTab(SIGNED_OUT_KEY, leave), [leave]);

  const applyAccount = useCallback(
    (current: Account | undefined) => {
      if (!current) {
        // Firebase tells of an invalid session before the call that found it fails.
        setStatus((before) => (before === 'ready' || before === 'expired' ? 'expired' : 'signedOut'));
        return;
      }
      if (uid.current !== undefined && uid.current !== current.uid) closePage();
      uid.current = current.uid;
      setAccount(current);
      setStatus(current.role ? 'ready' : 'noRole');
      if (current.role) for (const { resume } of pending.current.splice(0)) resume();
    },
    [closePage],
  );

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
      if (!(await isSessionExpired(error)) || uid.current === undefined) throw error;
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
    /**
     * Closes the page in every tab, and deletes the desks' data. Rejects if it fails; the session then
     * continues.
     */
    signOut: useCallback(async () => {
      // First: once signed out, nobody could be asked to try again.
      await prepareToForget();
      await signOut();
      leave();
      writeText(SIGNED_OUT_KEY, String(Date.now()));
    }, [leave]),
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
