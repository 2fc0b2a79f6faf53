import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from './button.tsx';
import { useNear } from './use-near.ts';

interface ReadOnProps {
  readonly label: string;
  readonly reading: boolean;
  readonly status?: string | undefined;
  readonly onMore: () => void;
}

/** Reads the next page when a list's end comes near, once; a button for when that failed. Needs another `key` for every page. */
export function ReadOn({ label, reading, status, onMore }: ReadOnProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const more = useEffectEvent(onMore);
  useEffect(() => {
    if (isNear) more();
  }, [isNear]);
  return (
    <div ref={place}>
      <p role="status">{status}</p>
      <Button look="link" busy={reading} onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}
