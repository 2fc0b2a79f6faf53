import { useLayoutEffect, useState } from 'react';

/** An address of a JPEG for as long as it is shown; `undefined` without one. */
export function useJpegAddress(jpeg: Uint8Array | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useLayoutEffect(() => {
    if (!jpeg) return setAddress(undefined);
    const made = URL.createObjectURL(new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [jpeg]);
  return address;
}
