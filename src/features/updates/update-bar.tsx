import { useState } from 'react';
import { hasUnsentText } from '#src/lib/unsent-text.ts';
import { UPDATE } from '#text/app.ts';
import type { WaitingVersion } from './service-worker-client.ts';

interface UpdateBarProps {
  version: WaitingVersion;
  onLater: () => void;
}

/** Offers to reload for a new version; refuses while a message is unsent. */
export function UpdateBar({ version, onLater }: UpdateBarProps) {
  const [unsent, setUnsent] = useState(false);

  const reload = () => {
    if (hasUnsentText()) setUnsent(true);
    else version.activate();
  };

  return (
    <div className="bottom-bar" role="status">
      <p>{unsent ? UPDATE.unsent : UPDATE.ready}</p>
      <button type="button" onClick={reload}>
        {UPDATE.reload}
      </button>
      <button type="button" onClick={onLater}>
        {UPDATE.later}
      </button>
    </div>
  );
}
