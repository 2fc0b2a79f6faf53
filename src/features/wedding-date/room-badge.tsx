import { roomFor, thingOf } from '#src/domain/booking/fit.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { ROOMS } from '#text/date-sheet.ts';
import styles from './room-badge.module.css';
import { useTaken } from './use-taken.ts';

export interface RoomBadgeProps {
  /** What the offer needs of the shop: a car's id, `horse` … */
  readonly thing: string;
  readonly wanted?: number;
}

/** `Free`, `Last one` or `Booked`; nothing if the shop has not counted it. */
export function RoomBadge({ thing, wanted = 1 }: RoomBadgeProps) {
  const { taken, slots } = useTaken();
  if (!taken?.units.some((unit) => thingOf(unit) === thing)) return null;
  const room = roomFor(taken, slots, thing, wanted);
  return (
    <span className={styles.badge} data-room={room}>
      {ROOMS[room]} <VisuallyHidden>{ROOMS.onDate}</VisuallyHidden>
    </span>
  );
}
