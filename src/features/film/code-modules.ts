import { encodeAddress } from '#src/lib/qr-code.ts';

export interface CodeModules {
  readonly size: number;
  readonly dark: readonly boolean[];
}

/** Readable with a quarter of it lost: WhatsApp encodes films again. */
export function codeModules(address: string): CodeModules | undefined {
  if (address === '') return undefined;
  const code = encodeAddress(address, 'Q');
  return {
    size: code.size,
    dark: Array.from({ length: code.size ** 2 }, (_, at) =>
      Boolean(code.get(at % code.size, Math.floor(at / code.size))),
    ),
  };
}
