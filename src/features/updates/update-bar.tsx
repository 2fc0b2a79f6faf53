import { useEffect, useState } from 'react';
import { useMatch } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';
import { hasUnsentText } from '#src/lib/unsent-text.ts';
import { UPDATE } from '#text/app.ts';
import type { WaitingVersion } from './service-worker-client.ts';

/** Offers to reload this tab for a new version; refuses while a message is unsent. 'Later' also takes a press of Reload back. Not shown on the wall. */
export function UpdateBar({ version, onLater }: { version: WaitingVersion; onLater: () => void }) {
  const [state, setState] = useState<'offered' | 'activating' | 'unsent'>('offered');
  const isBusy = state === 'activating';
  const isWall = useMatch(PATHS.wall(':code')) !== null;

  useEffect(() => {
    if (!isBusy) return;
    return unlessCleanedUp(version.activate(), () => {
      // Typed since the press.
      if (hasUnsentText()) setState('unsent');
      else window.location.reload();
    });
  }, [isBusy, version]);

  const reload = () => {
    if (!isBusy) setState(hasUnsentText() ? 'unsent' : 'activating');
  };

  // Nobody attends to that screen.
  if (isWall) return null;
  return (
    <div className="bottom-bar" role="status">
      <p>{state === 'unsent' ? UPDATE.unsent : UPDATE.ready}</p>
      <button type="button" onClick={reload} aria-busy={isBusy || undefined}>
        {UPDATE.reload}
      </button>
      <button type="button" onClick={onLater}>
        {UPDATE.later}
      </button>
    </div>
  );
}
