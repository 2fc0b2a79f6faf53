import { roomFor, thingOf } from '#src/domain/booking/fit.ts';
import { formatDayAndTime } from '#src/domain/dates.ts';
import { ROOMS } from '#text/date-sheet.ts';
import { useTaken } from './use-taken.ts';

export interface RoomLineProps {
  readonly service?: keyof typeof ROOMS.services | undefined;
}

/** What is known of the chosen date, and from when that is. */
export function RoomLine({ service }: RoomLineProps) {
  const { taken, slots, readAt, state } = useTaken();
  const time = formatDayAndTime(new Date(readAt));
  const words = () => {
    if (!taken) return ROOMS[state === 'failed' ? 'failed' : 'looking'];
    const isCounted = taken.units.some((unit) => !service || thingOf(unit) === service);
    if (!isCounted) return ROOMS.unknown;
    const asOf = state === 'old' ? ROOMS.old(time) : ROOMS.known(time);
    return service ? `${ROOMS.services[service][roomFor(taken, slots, service)]} ${asOf}` : asOf;
  };
  return <p role="status">{words()}</p>;
}
