/** That which heic-to is made of, without its own worker: it would be made of a text, which the site's policy forbids. */
declare module '#libheif' {
  interface HeifImage {
    readonly get_width: () => number;
    readonly get_height: () => number;
    readonly is_primary: () => boolean;
    /** Fills the pixels and calls back with them; with `null` if it cannot. */
    readonly display: (pixels: ImageData, done: (shown: ImageData | null) => void) => void;
  }

  interface Libheif {
    readonly HeifDecoder: new () => { readonly decode: (file: ArrayBuffer) => readonly HeifImage[] };
  }

  // biome-ignore lint/style/noDefaultExport: the library has no other.
  export default function open(): Libheif | Promise<Libheif>;
}
