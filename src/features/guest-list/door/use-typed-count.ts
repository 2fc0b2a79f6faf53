import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface Typed {
  readonly number: number;
  /** What it replaces. */
  readonly from: number;
}

/**
 * A family's count, of which a typed number is one change: it counts once its field is left, or goes. Otherwise 12 would count as
 * 1 and 11 more, and Undo take back only those.
 *
 * @param onCount counts so many more, or fewer with a negative number
 */
export function useTypedCount(came: number, onCount: (more: number) => void) {
  const [typed, setTyped] = useState<Typed>();
  const box = useRef<HTMLDivElement>(null);
  /** As `typed`, but at once: the field may be left twice before the next rendering. */
  const latest = useRef(typed);
  const change = (next: Typed | undefined) => {
    latest.current = next;
    setTyped(next);
  };
  const count = (next: number) => {
    const from = latest.current?.from ?? came;
    change(undefined);
    if (next !== from) onCount(next - from);
  };
  const settle = () => {
    if (latest.current) count(latest.current.number);
  };

  const settleLast = useEffectEvent(settle);
  useEffect(() => () => settleLast(), []);

  const isTyping = typed !== undefined;
  useEffect(() => {
    if (!isTyping) return;
    // A page that is hidden may be closed without another event.
    const leave = () => {
      if (document.visibilityState === 'hidden') box.current?.querySelector('input')?.blur();
    };
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, [isTyping]);

  return {
    shown: typed?.number ?? came,
    type: (number: number) => change({ number, from: latest.current?.from ?? came }),
    count,
    settle,
    box,
  };
}
