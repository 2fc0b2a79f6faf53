import { useLayoutEffect, useState } from 'react';
import { isJpegWithin } from '#src/lib/pictures/read-head.ts';

/** An address of a JPEG for as long as it is shown; `undefined` without one, and for one of more than `longest` pixels a side. */
export function useJpegAddress(jpeg: Uint8Array | undefined, longest: number): string | undefined {
  const [address, setAddress] = useState<string>();
  useLayoutEffect(() => {
    if (!jpeg || !isJpegWithin(jpeg, longest)) return setAddress(undefined);
    const made = URL.createObjectURL(new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [jpeg, longest]);
  return address;
}
