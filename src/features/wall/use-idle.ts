import { useEffect, useState } from 'react';

const IDLE_MS = 4_000;

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Whether nobody has used mouse, finger or keys for a while. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let timer = 0;
    const stir = () => {
      setIdle(false);
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setIdle(true), IDLE_MS);
    };
    stir();
    for (const sign of SIGNS) window.addEventListener(sign, stir);
    return () => {
      window.clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, stir);
    };
  }, []);
  return idle;
}
