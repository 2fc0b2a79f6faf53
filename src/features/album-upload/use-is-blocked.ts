import { useEffect, useState } from 'react';
import { phoneSecret } from '#src/data/own-photos.ts';
import { phoneMarkOf } from '#src/domain/album/photo.ts';

/** Whether this phone is among those whose photographs the couple refuses. */
export function useIsBlocked(code: string, blocked: readonly string[]): boolean {
  const [mark, setMark] = useState<string>();
  useEffect(() => {
    if (blocked.length > 0) void phoneMarkOf(phoneSecret(), code).then(setMark);
  }, [code, blocked]);
  return mark !== undefined && blocked.includes(mark);
}
