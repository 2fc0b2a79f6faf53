import { useEffect, useRef } from 'react';
import { Button } from '#src/ui/button.tsx';
import { useNear } from '#src/ui/use-near.ts';
import { BLESSINGS } from '#text/invitations/blessings.ts';

interface OlderBlessingsProps {
  readonly reading: boolean;
  readonly status: string | undefined;
  readonly onMore: () => void;
}

/** Reads the next page when the end of the list comes near; a button for when that has failed. */
export function OlderBlessings({ reading, status, onMore }: OlderBlessingsProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  });
  useEffect(() => {
    if (isNear) more.current();
  }, [isNear]);
  return (
    <div ref={place}>
      <p role="status">{status}</p>
      <Button look="link" busy={reading} onClick={onMore}>
        {BLESSINGS.more}
      </Button>
    </div>
  );
}
