import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Wall, WallView } from './wall.ts';
import { createWall } from './wall.ts';
import type { WallSource } from './wall-source.ts';

/** After a sleep no timer is due for a while, so the clock is looked at often. */
const LOOK_MS = 1_000;

/** A running wall. The source is that of the first render. */
export function useWall(source: () => WallSource): WallView & Pick<Wall, 'advance'> {
  const [wall] = useState(() => createWall(source()));

  useEffect(() => {
    const look = () => void wall.look();
    const wake = () => void wall.wake();
    look();
    const timer = window.setInterval(look, LOOK_MS);
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [wall]);

  const view = useSyncExternalStore(wall.subscribe, wall.view, wall.view);
  return { ...view, advance: wall.advance };
}
