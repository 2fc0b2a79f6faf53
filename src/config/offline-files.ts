import type { SiteLanguage } from '#src/locales/locales.ts';
import { baseOf } from '#src/locales/locales.ts';

/** What the service worker can keep for offline use, written by scripts/build/offline-list.ts. */
export interface OfflineList {
  /** An empty page that can render any screen; its address ends in a version. */
  readonly shell: string;
  /** Kept from the first visit on: the app and the form for blessings. */
  readonly always: readonly string[];
  /** By the address of a page's script: what the page needs besides. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** Kept from the second page on. */
  readonly all: readonly string[];
}

export const offlineListOf = (language: SiteLanguage): string => `${baseOf(language)}/offline.json`;

/** Without their version. */
export const shellOf = (language: SiteLanguage): string => `${baseOf(language)}/app-shell`;

/** A page's message to the service worker, which responds on the message's port once all is kept. */
export interface KeepRequest {
  readonly type: 'KEEP';
  readonly language: SiteLanguage;
  /** The page whose HTML was loaded: the worker does not see the first one. */
  readonly page: string;
  readonly opened: readonly string[];
  readonly everything: boolean;
}
