import { useEffect, useState } from 'react';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { POP_UP_DELAY_MS } from '#src/config/timings.ts';
import { readText, writeText } from '#src/lib/storage.ts';
import { hasUnsentText, isTyping } from '#src/lib/unsent-text.ts';
import { whenIdle } from '#src/lib/when-idle.ts';

const RECHECK_MS = 1_000;

/** Suppresses the pop-up for the rest of the session. */
export function suppressPopUp(): void {
  writeText(STORAGE_KEYS.messagePopUpClosed, 'yes', 'session');
}

function isBusy(): boolean {
  const covered = document.querySelector('dialog[open], [aria-modal="true"], header [aria-expanded="true"]');
  return document.hidden || covered !== null || isTyping() || hasUnsentText();
}

interface PopUp {
  readonly open: boolean;
  readonly close: () => void;
}

/**
 * Opens {@link POP_UP_DELAY_MS} after load, once the visitor is idle; never twice in a session. `prepare` fetches its code during
 * the delay: on a slow network that takes 2.4 s.
 */
export function usePopUpMoment(allowed: boolean, prepare: () => Promise<unknown>): PopUp {
  const [stage, setStage] = useState<'waiting' | 'open' | 'closed'>('waiting');

  useEffect(() => {
    if (stage !== 'waiting' || !allowed || readText(STORAGE_KEYS.messagePopUpClosed, 'session') !== undefined)
      return;
    let timer = 0;
    const openWhenIdle = () => {
      if (isBusy()) timer = window.setTimeout(openWhenIdle, RECHECK_MS);
      else setStage('open');
    };
    const start = () => {
      // Opening it retries.
      whenIdle()
        .then(prepare)
        .catch(() => undefined);
      timer = window.setTimeout(openWhenIdle, POP_UP_DELAY_MS);
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      window.removeEventListener('load', start);
      window.clearTimeout(timer);
    };
  }, [allowed, stage, prepare]);

  useEffect(() => {
    if (stage !== 'open' || allowed) return;
    suppressPopUp();
    setStage('closed');
  }, [stage, allowed]);

  const close = () => {
    suppressPopUp();
    setStage('closed');
  };
  return { open: stage === 'open' && allowed, close };
}
