import type { ComponentType } from 'react';
import type { PictureFiles } from '#src/ui/picture.tsx';

/**
 * `shop` has footer, chat button and pop-up; `task` has no pop-up; `desk` has no chat button either, which would cover the
 * buttons of long lists; `guest` has only a credit line; `qr` is `guest` with a transparent header; `admin` has neither
 * chat button nor pop-up; `invitation` has no header.
 */
export type Frame = 'shop' | 'task' | 'desk' | 'guest' | 'qr' | 'admin' | 'invitation';

export interface PageModule {
  readonly default: ComponentType;
  /** The largest picture of the first view, fetched with the page's code. */
  readonly mainPicture?: PictureFiles | undefined;
  /** Loads what the page cannot be rendered without; part of loading its code. */
  readonly prepare?: () => Promise<void>;
}

type LoadPage = () => Promise<PageModule>;

export interface Screen {
  readonly path: string;
  readonly frame: Frame;
  readonly page: LoadPage;
  /** Addresses to prerender; `[]` for none. */
  readonly prerender: readonly string[];
}

/** Prerenders its own path, unless other addresses are given. */
export function screen(frame: Frame, path: string, page: LoadPage, prerender = [path]): Screen {
  return { path, frame, page, prerender };
}

/** Only the browser can render it. */
export function liveScreen(frame: Frame, path: string, page: LoadPage): Screen {
  return screen(frame, path, page, []);
}
