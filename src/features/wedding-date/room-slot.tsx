import { useChosenDate } from '#src/data/chosen-date.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { RoomBadgeProps } from './room-badge.tsx';

const RoomBadge = lazyPart<RoomBadgeProps>(() =>
  import('./room-badge.tsx').then((module) => module.RoomBadge),
);

/** Whether an offer is free on the visitor's date, over its picture: nothing before a date is chosen, and nothing moves. */
export function RoomSlot(props: RoomBadgeProps) {
  return useChosenDate() ? <RoomBadge {...props} /> : null;
}
