import { useEffect, useState } from 'react';
import { unlessLeft } from '#src/lib/unless-left.ts';
import { hasUnsentText } from '#src/lib/unsent-text.ts';
import { UPDATE } from '#text/app.ts';
import type { WaitingVersion } from './service-worker-client.ts';

interface UpdateBarProps {
  version: WaitingVersion;
  onLater: () => void;
}

/** Offers to reload this tab for a new version; refuses while a message is unsent. 'Later' also takes a press of Reload back. */
export function UpdateBar({ version, onLater }: UpdateBarProps) {
  const [state, setState] = useState<'offered' | 'activating' | 'unsent'>('offered');
  const isBusy = state === 'activating';

  useEffect(() => {
    if (!isBusy) return;
    return unlessLeft(version.activate(), () => {
      // Typed since the press.
      if (hasUnsentText()) setState('unsent');
      else window.location.reload();
    });
  }, [isBusy, version]);

  const reload = () => {
    if (!isBusy) setState(hasUnsentText() ? 'unsent' : 'activating');
  };

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
