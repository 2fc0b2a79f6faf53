declare module 'fontverter' {
  /** The same font in another container. */
  export function convert(font: Buffer, format: 'woff2' | 'truetype'): Promise<Buffer>;
}
