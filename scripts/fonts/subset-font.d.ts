declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'woff2' | 'woff' | 'truetype';
    noHinting?: boolean;
    keepFeatures?: string[];
  }
  /** Cuts a font down to the letters of `text`. */
  // biome-ignore lint/style/noDefaultExport: the package's own shape.
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
