import type { Page } from '@playwright/test';

/** A state of a screen other than its initial one. */
export interface State {
  /** Used as a file name. */
  readonly name: string;
  /** Brings a new page into the state and waits until it is stable. */
  readonly reach: (page: Page) => Promise<void>;
  /** `narrow`: under 992 px, where the menu is an overlay. */
  readonly only?: 'narrow' | 'wide';
}
