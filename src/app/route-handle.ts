import type { Frame } from './screens.ts';

/** What the layout reads of the route in view. */
export interface RouteHandle {
  readonly frame: Frame;
}
