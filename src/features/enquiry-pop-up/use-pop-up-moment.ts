import { useEffect, useState } from 'react';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { POP_UP_DELAY_MS } from '#src/config/timings.ts';
import { readText, writeText } from '#src/lib/storage.ts';
import { hasUnsentText, isTyping } from '#src/lib/unsent-text.ts';

/** How often to look again while the person is busy. */
const LOOK_AGAIN_MS = 1_000;

/** Keeps the pop-up away for the rest of the session: it was closed, or its form was sent. */
export function stayAway(): void {
  writeText(STORAGE_KEYS.messagePopUpClosed, 'yes', 'session');
}

/** Whether a dialog or menu is open, a form is being filled in, or nobody looks. */
function isBusy(): boolean {
  const covered = document.querySelector('dialog[open], [aria-modal="true"], header [aria-expanded="true"]');
  return document.hidden || covered !== null || isTyping() || hasUnsentText();
}

interface PopUp {
  readonly open: boolean;
  readonly close: () => void;
}

/**
 * When the message pop-up is open: {@link POP_UP_DELAY_MS} after the page has loaded, or after the first screen that may
 * show it, and never while the person is busy. Nothing reopens it in the session once it was closed, or left for a
 * screen that may not show it.
 *
 * @param welcome whether the screen in view may be covered at all
 */
export function usePopUpMoment(welcome: boolean): PopUp {
  const [stage, setStage] = useState<'waiting' | 'open' | 'closed'>('waiting');

  useEffect(() => {
    if (stage !== 'waiting' || !welcome || readText(STORAGE_KEYS.messagePopUpClosed, 'session') !== undefined)
      return;
    let clock = 0;
    const look = () => {
      if (isBusy()) clock = window.setTimeout(look, LOOK_AGAIN_MS);
      else setStage('open');
    };
    const start = () => {
      clock = window.setTimeout(look, POP_UP_DELAY_MS);
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      window.removeEventListener('load', start);
      window.clearTimeout(clock);
    };
  }, [welcome, stage]);

  useEffect(() => {
    if (stage !== 'open' || welcome) return;
    stayAway();
    setStage('closed');
  }, [stage, welcome]);

  const close = () => {
    stayAway();
    setStage('closed');
  };
  return { open: stage === 'open' && welcome, close };
}
