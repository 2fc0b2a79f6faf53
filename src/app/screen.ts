import type { ComponentType } from 'react';

/**
 * `shop` has footer, chat button and pop-up; `task` has no pop-up; `desk` has no chat button either, which would cover the
 * buttons of long lists; `guest` has only a credit line; `qr` is `guest` with
 * a transparent header; `admin` has neither chat button nor pop-up; `invitation` has no header.
 */
export type Frame = 'shop' | 'task' | 'desk' | 'guest' | 'qr' | 'admin' | 'invitation';

export interface Screen {
  readonly path: string;
  readonly frame: Frame;
  readonly page: () => Promise<{ default: ComponentType }>;
  /** Addresses to prerender, by default the path itself; `[]` for none. */
  readonly prerender?: readonly string[];
}
